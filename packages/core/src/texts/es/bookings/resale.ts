import type { resaleWords } from '../../../resale/resaleTexts.js'
import type { Translation } from '../../../language/Wording.js'
import { counted, figure } from '../counting.js'

const tickets = (count: number): string => counted(count, 'entrada', 'entradas')

const feesExplained = 'Los gastos de reserva de las entradas en reventa. Todavía no sabemos quién los paga ni cuándo.'

export default {
  resale: {
    updated: '¡La reventa de sus entradas se ha actualizado correctamente!',
    customerDataChanges: 'No se puede poner a la venta por un cambio en los datos del cliente',
    reasons: {
      notEnabled: 'No se puede poner a la venta porque la reventa no está abierta para esta entrada',
      outstandingBalance: 'No se puede poner a la venta hasta que su reserva esté pagada por completo',
      dateExpired: 'No se puede poner a la venta porque el plazo de reventa ha terminado',
      noResellTicketType: 'No se puede poner a la venta porque este tipo de entrada no admite reventa',
    },
    unavailable: 'No se puede poner a la venta en este momento',
  },
  screen: {
    resale: {
      title: 'Reventa de entradas',
      intro:
        '¿No puede ir? Ponga sus entradas a la venta para otras personas, o retírelas de la reventa. Puede hacer las dos cosas a la vez.',
      loading: 'Cargando sus entradas',
      failedHeading: 'No podemos mostrar la reventa de sus entradas ahora mismo',
      tryAgain: 'Volver a intentarlo',
      outOfDate: 'No hemos podido volver a comprobar qué cambios de nombre están pendientes.',
      emptyHeading: 'No hay entradas para poner a la venta',
      emptySentence: 'Esta reserva no tiene entradas que se puedan poner a la venta.',
      backToBooking: 'Volver a su reserva',
      states: {
        all: 'Todas',
        available: 'Se pueden vender',
        onResale: 'En reventa',
        unavailable: 'No se pueden vender',
        resold: 'Vendidas',
      },
      sold: 'Vendidas',
      soldSentence: 'Ahora son de otra persona. Ya no le permiten entrar.',
      onResale: 'En reventa',
      putUp: 'Poner a la venta',
      cancel: 'Retirar de la reventa',
      putUpAll: (count) => (count === 1 ? 'Vender 1 entrada' : `Vender las ${figure(count)} entradas`),
      cancelAll: (count) => {
        if (count === 1) return 'Retirarla de la reventa'
        return count === 2 ? 'Retirar las dos de la reventa' : `Retirar las ${figure(count)} de la reventa`
      },
      someChosen: (count) => counted(count, 'elegida', 'elegidas'),
      noPassenger: 'Sin viajero',
      summary: {
        label: 'Sus cambios',
        heading: 'Sus cambios',
        nothing: 'Elija las entradas que quiere poner a la venta o retirar. No pasa nada hasta que confirme.',
        none: 'Nada elegido',
        putUp: 'Poner a la venta',
        cancel: 'Retirar de la reventa',
        count: tickets,
        brief: (putUp, cancel) => {
          if (cancel === 0) return `Vender ${figure(putUp)}`
          return putUp === 0 ? `Retirar ${figure(cancel)}` : `Vender ${figure(putUp)}, retirar ${figure(cancel)}`
        },
        afterwards: 'Después',
        listed: 'En reventa',
        usable: 'Siguen siendo suyas',
        fees: 'Gastos de reventa',
        feesNote: feesExplained,
        review: 'Revisar los cambios',
        chooseFirst: 'Elija primero al menos una entrada',
        clear: 'Borrar mi selección',
        updating: 'Actualizando la reventa de sus entradas',
      },
      confirm: {
        title: 'Confirme sus cambios',
        putUp: (count) => `Revender ${tickets(count)}`,
        putUpSentence: (count) =>
          count === 1
            ? 'Sigue siendo suya hasta que alguien la compre. Cuando se venda, ya no servirá para entrar.'
            : 'Siguen siendo suyas hasta que alguien las compre. Cuando se venda una, ya no servirá para entrar.',
        cancel: (count) => `Retirar ${tickets(count)} de la reventa`,
        cancelSentence: (count) =>
          count === 1 ? 'Le sirve para entrar, como antes.' : 'Le sirven para entrar, como antes.',
        ticket: (event, ticket, holder) => `${event}: ${ticket}, ${holder}`,
        and: (count) => `y ${figure(count)} más`,
        usable: (count) => `Se queda entonces con ${tickets(count)}.`,
        fees: (amount) => `Gastos de reventa: ${amount}. ${feesExplained}`,
        confirm: (putUp, cancel) => {
          if (cancel === 0) return `Vender ${tickets(putUp)}`
          return putUp === 0 ? `Retirar ${tickets(cancel)}` : `Vender ${figure(putUp)} y retirar ${figure(cancel)}`
        },
        back: 'Todavía no',
      },
      payout: {
        account: (ending) => `Cuando se venda una entrada, el dinero irá a su cuenta terminada en ${ending}.`,
        noAccount: 'Aún no tenemos ninguna cuenta bancaria suya, así que no podríamos pagarle una entrada vendida.',
        unknown: 'Cuando se venda una entrada, el dinero irá a la cuenta bancaria de su perfil.',
        add: 'Añadir datos bancarios',
        amount: 'Le confirmaremos el importe cuando se venda.',
      },
      notUpdated: {
        none: 'La reventa de sus entradas no se ha actualizado',
        some: 'La reventa de sus entradas no se ha actualizado del todo',
        unknown: 'Todavía no sabemos si la reventa de sus entradas se ha actualizado',
      },
      notUpdatedSentence: {
        none: 'Lo que eligió sigue elegido. Compruébelo e inténtelo de nuevo.',
        some: 'Lo que eligió sigue elegido donde no se ha hecho. Compruébelo e inténtelo de nuevo.',
        unknown: 'Compruebe qué se ha hecho antes de intentarlo de nuevo.',
      },
      checkWhatWasDone: 'Comprobar qué se ha hecho',
    },
  },
} satisfies Translation<typeof resaleWords>
