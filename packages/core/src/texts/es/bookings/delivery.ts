import type { deliveryWords } from '../../../delivery/deliveryTexts.js'
import { dotted } from '../../../language/formats.js'
import type { Translation } from '../../../language/Wording.js'
import { figure } from '../counting.js'

export default {
  delivery: {
    addressUpdated: '¡Su dirección de entrega se ha actualizado correctamente!',
    addressesUpdated: '¡Sus direcciones de entrega se han actualizado correctamente!',
  },
  screen: {
    delivery: {
      title: 'Cambiar la dirección de entrega',
      intro: (delivery) => (delivery === '' ? 'Dirección de entrega' : `Dirección de entrega de ${delivery}`),
      formLabel: 'Dirección de entrega',
      use: 'Usar esta dirección',
      using: 'Cambiando la dirección',
      cancel: 'Cancelar',
      problemsTitle: 'Hay un problema',
      everywhere: 'Usarla para todas las reservas con una entrega',
      everywhereHint: 'Sus otras reservas próximas. Verá cuáles son antes de que se cambie nada.',
      others: {
        loading: 'Buscando las entregas de sus otras reservas',
        heading: 'También se enviará aquí',
        none: 'Ninguna de sus otras reservas tiene una entrega que se pueda enviar aquí.',
        line: (delivery, reference, why) => dotted(delivery, reference, why ?? ''),
        more: (count) => `Mostrar ${figure(count)} más`,
        fixedHeading: 'Queda como está',
        onItsWay: 'ya está en camino',
        failed:
          'No hemos podido consultar las entregas de sus otras reservas. Inténtelo de nuevo o use la dirección solo para esta reserva.',
        tryAgain: 'Volver a intentarlo',
      },
      notChanged: 'No hemos podido cambiar la dirección',
      unclear: 'Todavía no sabemos si la dirección se ha cambiado',
      unclearSeveral: 'Todavía no sabemos si se han cambiado todas las direcciones',
      notAllChanged: 'No hemos podido cambiar todas las direcciones',
      nothingLost: 'Lo que escribió sigue aquí, y puede volver a enviarlo sin riesgo.',
      someMayHaveChanged:
        'Puede que algunas de sus entregas ya tengan la dirección nueva. Lo que escribió sigue aquí, y puede volver a enviarlo sin riesgo.',
      elsewhere: 'Lo que queda como está',
      fixed: {
        onItsWay: 'Ya está en camino, así que va a la dirección a la que se envió.',
        withoutAddress: 'No se envía a ninguna dirección, así que no hay nada que cambiar.',
        notTheFirst: 'Su dirección no se puede cambiar aquí. Póngase en contacto con nosotros si debe ir a otro sitio.',
      },
      nothing: 'No hay ninguna dirección que cambiar',
      nothingSentence: 'No hay nada que entregar en esta reserva.',
      backToBooking: 'Volver a su reserva',
    },
  },
} satisfies Translation<typeof deliveryWords>
