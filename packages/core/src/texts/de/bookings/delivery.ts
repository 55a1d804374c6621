import type { deliveryWords } from '../../../delivery/deliveryTexts.js'
import { dotted } from '../../../language/formats.js'
import type { Translation } from '../../../language/Wording.js'
import { figure } from '../counting.js'

export default {
  delivery: {
    addressUpdated: 'Ihre Lieferadresse wurde geändert!',
    addressesUpdated: 'Ihre Lieferadressen wurden geändert!',
  },
  screen: {
    delivery: {
      title: 'Lieferadresse ändern',
      intro: (delivery) => (delivery === '' ? 'Lieferadresse' : `Lieferadresse für ${delivery}`),
      formLabel: 'Lieferadresse',
      use: 'Diese Adresse verwenden',
      using: 'Die Adresse wird geändert',
      cancel: 'Abbrechen',
      problemsTitle: 'Bitte prüfen Sie Ihre Angaben',
      everywhere: 'Für jede Buchung mit einer Lieferung verwenden',
      everywhereHint: 'Ihre anderen bevorstehenden Buchungen. Bevor etwas geändert wird, sehen Sie, welche das sind.',
      others: {
        loading: 'Die Lieferungen Ihrer anderen Buchungen werden gesucht',
        heading: 'Wird ebenfalls hierher gesendet',
        none: 'Keine Ihrer anderen Buchungen hat eine Lieferung, die hierher gehen könnte.',
        line: (delivery, reference, why) => dotted(delivery, reference, why ?? ''),
        more: (count) => `${figure(count)} weitere zeigen`,
        fixedHeading: 'Bleibt, wie es ist',
        onItsWay: 'schon unterwegs',
        failed:
          'Wir konnten die Lieferungen Ihrer anderen Buchungen nicht finden. Versuchen Sie es erneut oder verwenden Sie die Adresse nur für diese Buchung.',
        tryAgain: 'Erneut versuchen',
      },
      notChanged: 'Wir konnten die Adresse nicht ändern',
      unclear: 'Wir wissen noch nicht, ob die Adresse geändert wurde',
      unclearSeveral: 'Wir wissen noch nicht, ob alle Adressen geändert wurden',
      notAllChanged: 'Wir konnten nicht jede Adresse ändern',
      nothingLost: 'Ihre Eingaben sind noch da. Sie können sie unbesorgt noch einmal senden.',
      someMayHaveChanged:
        'Einige Ihrer Lieferungen haben vielleicht schon die neue Adresse. Ihre Eingaben sind noch da. Sie können sie unbesorgt noch einmal senden.',
      elsewhere: 'Was bleibt, wie es ist',
      fixed: {
        onItsWay: 'Diese Lieferung ist schon unterwegs und geht an die Adresse, an die sie gesendet wurde.',
        withoutAddress: 'Diese Lieferung geht an keine Adresse. Deshalb ist nichts zu ändern.',
        notTheFirst:
          'Die Adresse dieser Lieferung kann hier nicht geändert werden. Bitte wenden Sie sich an uns, wenn sie anderswohin gehen soll.',
      },
      nothing: 'Es gibt keine Adresse zu ändern',
      nothingSentence: 'Für diese Buchung wird nichts geliefert.',
      backToBooking: 'Zurück zu Ihrer Buchung',
    },
  },
} satisfies Translation<typeof deliveryWords>
