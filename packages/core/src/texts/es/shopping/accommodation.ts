import type { accommodationWords } from '../../../catalogue/accommodation/accommodationTexts.js'
import type { Translation } from '../../../language/Wording.js'
import { counted, figure, listed } from '../counting.js'

const rooms = (count: number): string => counted(count, 'habitación', 'habitaciones')
const nights = (count: number): string => counted(count, 'noche', 'noches')

export default {
  screen: {
    accommodation: {
      title: 'Alojamiento',
      loading: 'Cargando las habitaciones a la venta',
      failedHeading: 'No podemos mostrar las habitaciones a la venta ahora mismo',
      failedSentence: 'No podemos cargar las habitaciones a la venta en este momento. Inténtelo de nuevo.',
      emptyHeading: 'No hay habitaciones a la venta',
      emptySentence: 'Ahora mismo no hay habitaciones a la venta para esta reserva. Vuelva a mirar más tarde.',
      backToAll: 'Todos los alojamientos',
      booked: 'Dónde se aloja',
      bookedAt: (names) => listed(names),
      noneBooked: 'Todavía no hay habitaciones reservadas',
      noneBookedSentence: 'Elija abajo dónde quiere alojarse.',
      bookedHere: 'Habitaciones que ha reservado aquí',
      bookedRooms: (stays) => listed(stays.flatMap((stay) => stay.rooms.map(({ name }) => name))),
      nights,
      rooms,
      guests: (names) => (names.length === 0 ? 'Todavía sin huéspedes' : listed(names)),
      moreRooms: (count) => `Mostrar ${counted(count, 'habitación más', 'habitaciones más')}`,
      onSale: 'Añadir una habitación',
      stars: (count) => counted(count, 'estrella', 'estrellas'),
      sleeps: (count) => (count === 1 ? 'Para 1 persona' : `Para ${figure(count)} personas como máximo`),
      from: 'Desde',
      forNights: (count) => `por ${nights(count)}`,
      forTheStay: 'por la estancia',
      soldOut: 'Aquí están agotadas todas las habitaciones. Vuelva a mirar más tarde.',
      roomSoldOut: 'Agotada: todas estas habitaciones están ocupadas.',
      choose: 'Elegir habitaciones',
      look: 'Ver habitaciones',
      chooseAt: (action, name) => `${action}: ${name}`,
      inBasket: (count) => `${rooms(count)} en su cesta`,
      notHereHeading: 'Aquí no hay habitaciones a la venta',
      notHereSentence: 'Ahora mismo no hay habitaciones a la venta en este alojamiento. Vea los demás.',
      roomsHeading: 'Elija sus habitaciones',
      guest: (name, has, inBasket) => {
        const isFor = `La habitación que añada es para ${listed([name])}.`
        const booked = has.length === 0 ? '' : ` Ya tiene: ${listed(has)}.`
        const chosen = inBasket.length === 0 ? '' : ` En su cesta: ${listed(inBasket)}.`
        const again = booked + chosen
        return again === '' ? isFor : `${isFor}${again} Añádala solo si quiere otra más.`
      },
      quantityOf: (room) => room,
      roomPlace: (place, of, name) => (of === 1 ? name : `${name}, habitación ${place} de ${of}`),
      extrasOf: (room) => `Extras de ${room}`,
      has: (extra, option) => (option === '' ? extra : `${extra}: ${option}`),
      noOption: 'Nada adicional',
      otherInformation: (extra) => `Más información sobre ${extra}`,
      otherInformationHint: 'Por ejemplo, una dieta o una hora, si aquí importa',
      otherInformationProblems: {
        tooLong: 'Use como máximo 500 caracteres',
        cardNumber:
          'Esto parece un número de tarjeta. Quítelo: los datos de la tarjeta solo van en el formulario de la tarjeta',
      },
      noneChosen: 'Nada elegido',
      chosen: (options) => options.join(', '),
      extrasLoading: 'Cargando los extras de estas habitaciones',
      extrasFailed: 'No podemos mostrar los extras de estas habitaciones ahora mismo',
      extrasFailedSentence:
        'Puede añadir ahora sus habitaciones sin extras y añadir los extras después en esta página.',
      noExtras: 'No hay extras para esta habitación.',
      held: {
        heading: 'En su cesta',
        sentence: 'Todavía puede añadir extras a estas habitaciones.',
        complete: 'Estas habitaciones tienen todos los extras que se pueden añadir.',
        extras: 'Añadir extras',
        total: 'Extras que se añaden',
        adding: 'Añadiendo a su cesta',
      },
      summary: {
        count: rooms,
        none: 'Ninguna habitación elegida',
        chooseFirst: 'Elija primero al menos una habitación',
      },
      partly: 'Sus habitaciones están en su cesta; sus extras, no',
      partlySentence:
        'Los extras que eligió siguen aquí. Puede volver a intentarlo ahora, cambiarlos abajo o prescindir de ellos.',
      addAgain: 'Volver a añadir los extras',
      optionsNotAdded: 'Los extras no se han añadido',
      optionsNotAddedSentence:
        'Sus habitaciones siguen en su cesta y los extras que eligió siguen aquí. Compruébelos e inténtelo de nuevo.',
    },
  },
} satisfies Translation<typeof accommodationWords>
