import type { paymentFlowTexts as english } from '../../../payment/paymentFlowTexts.js'
import type { Translation } from '../../../language/Wording.js'

const challengeAsked = 'Su banco quiere comprobar que es usted, y su comprobación no se puede mostrar aquí.'
const contact = 'Póngase en contacto con nuestro servicio de atención al cliente e indique la referencia de su reserva.'

export const paymentFlowTexts = {
  payment: {
    itemsAddedToBooking: 'Los artículos se han añadido a su reserva.',
    paid: '¡Su pago se ha realizado correctamente!',
    paidOtherwise: 'Nos ha llegado un pago de este importe, así que no se cobra nada más.',
    headings: {
      failed: 'Su pago no se ha realizado',
      notSent: 'Su pago no se ha enviado',
      unanswered: 'Todavía no tenemos respuesta sobre su pago',
      notReceived: 'Su último pago no nos ha llegado',
      notFound: 'Hasta ahora no hemos encontrado ningún pago',
      open: 'Ya hay un pago en curso para esto',
      dueAgain: 'Este importe vuelve a estar por pagar',
      failedBefore: 'Este importe está por pagar',
      otherPaid: 'Mientras tanto se ha pagado otro importe',
      unbooked: 'Quizá ya haya pagado esto',
      notCharged: 'No se le ha cobrado nada',
      moving: 'Su pago está en curso',
      undecided: 'Todavía no sabemos si su pago se ha realizado',
    },
    basketGone:
      'La cesta que iba a pagar ya no está abierta. Se vació en otra pestaña o en otro dispositivo, o ha caducado.',
    detailsUpdated: '¡Sus datos de pago se han actualizado correctamente!',
    paidButFailedHeader: 'Póngase en contacto con nosotros sobre su reserva',
    paidButFailed: 'Su pago se ha realizado correctamente, pero ha habido un error al completar su reserva.',
    paidReference: (id) =>
      `La referencia de su pago es: ${id}. Póngase en contacto con nuestro servicio de atención al cliente, que se lo resolverá.`,
    doNotRebook: 'No vuelva a reservar, por favor.',
    challengeFailed:
      'En este intento no se ha cobrado nada: su banco no ha podido confirmar que era usted. Inténtelo de nuevo o use otra tarjeta.',
    challengeClosed:
      'En este intento no se ha cobrado nada: usted cerró la comprobación de su banco antes de terminarla. Puede volver a intentarlo cuando quiera.',
    challengeExpired:
      'En este intento no se ha cobrado nada: la comprobación de su banco acabó antes de que la terminara. Puede volver a intentarlo cuando quiera.',
    otherCard: (card) =>
      card === null
        ? 'Esta comprobación es de un pago que se empezó antes, quizá con otra tarjeta. Si la termina, el cargo se hará en esa tarjeta.'
        : `Esta comprobación es de la tarjeta terminada en ${card}, que se usó primero. Si la termina, el cargo se hará en esa tarjeta y no en la última que ha introducido.`,
    checkUnavailable: `${challengeAsked} Use otra tarjeta o pague en el navegador.`,
    signedOut: 'Su pago no se ha enviado. No se ha cobrado nada.',
    cancelled:
      'Su sesión se cerró antes de que supiéramos qué había pasado con este pago. Vuelva a iniciarla y lo verá en su reserva.',
    earlierMayArrive: (amount) =>
      `Su pago de ${amount} aún no ha terminado. Puede que aún se cobre, además de lo que pague aquí. Compruebe los pagos de su reserva antes de pagar.`,
    dueAgain: (amount, date, reference) =>
      `Pagó ${amount} el ${date} (${reference}). Se devolvió un pago, o el precio ha subido desde entonces. Si no lo esperaba, póngase en contacto con nosotros antes de pagar.`,
    failedBefore: (amount, date, reference) =>
      `Su pago de ${amount} del ${date} (${reference}) figura como fallido: se rechazó, o se ha devuelto desde entonces. Si no lo esperaba, póngase en contacto con nosotros antes de pagar.`,
    otherPaid:
      'Una parte de lo que quedaba por pagar se ha pagado en otra pestaña, en otro dispositivo o por otra persona. El importe que quería pagar aquí no se ha cobrado.',
    unbooked: (amount, date, reference) =>
      `Pagó ${amount} el ${date} (${reference}) por una cesta que aún no está en su reserva. No hemos enviado el pago nuevo. Si paga aquí lo mismo otra vez, lo paga dos veces: póngase antes en contacto con nosotros. Para comprar otra cosa, vuelva a pulsar «Pagar».`,
    stillOwed: (amount, date, reference, owed) =>
      `Pagó ${amount} el ${date} (${reference}). Aún quedan ${owed} por pagar de su reserva: se devolvió un pago, o el precio ha subido desde entonces.`,
    claimNotFound: 'Nos han comunicado un pago anterior, pero nuestra comprobación no ha encontrado ninguno.',
    made: (bookingRef: string, amount: string | null) =>
      `Hemos recibido su pago${amount === null ? '' : ` de ${amount}`} de la reserva ${bookingRef}.`,
    unfinished: {
      payment: (bookingRef: string, amount: string | null) =>
        amount === null
          ? `Un pago de la reserva ${bookingRef} aún no ha terminado.`
          : `Su pago de ${amount} de la reserva ${bookingRef} aún no ha terminado.`,
      plan: (bookingRef: string) => `El cambio del plan de pagos de la reserva ${bookingRef} aún no está confirmado.`,
      afterwards:
        'Puede seguir adelante aunque cierre la sesión. Cuando vuelva a iniciarla, su reserva le mostrará cómo terminó.',
    },
    charged: {
      safeToTryAgain: 'No se ha cobrado nada. Puede volver a intentarlo sin riesgo.',
      safeOnce:
        'Hasta ahora no nos ha llegado ningún pago. Puede volver a intentarlo sin riesgo: solo se le cobrará una vez.',
      notReceived: 'Puede volver a intentarlo sin riesgo: solo se le cobrará una vez.',
      notCharged: 'En este intento no se ha cobrado nada.',
      pending: 'Puede continuar sin riesgo: solo se le cobrará una vez.',
      moving: 'Solo se le cobrará una vez.',
    },
    reasons: {
      16000050: 'El número de la tarjeta no es válido.',
      16000060: 'La fecha de inicio de la tarjeta no es válida.',
      16000070: 'La fecha de caducidad de la tarjeta no es válida o ya ha pasado.',
      16000080: 'El código de seguridad no es correcto.',
      16000090: 'La dirección de facturación no coincide con la de la tarjeta.',
      16000130: 'Su banco no ha podido verificar este pago.',
      16000140: 'Su banco ha rechazado esta tarjeta.',
      16000160: 'No se ha podido conectar con nuestro proveedor de tarjetas.',
      16000170: 'Nuestro proveedor de tarjetas ha tenido un problema.',
    },
    nextSteps: {
      tryAgain: 'Inténtelo otra vez abajo o use otra tarjeta.',
      checkCard: 'Compruebe abajo los datos de la tarjeta o use otra.',
      anotherCard: 'Use otra tarjeta abajo o pregunte el motivo a su banco.',
      authenticate: 'Pulse «Pagar» otra vez y complete la comprobación de su banco.',
      wait: 'Espere unos minutos y pulse «Pagar» de nuevo.',
      checkAmount: 'Mire el importe nuevo antes de pulsar «Pagar».',
      payOtherwise: 'Elija otra forma de pago.',
      checkBooking: 'Mire su reserva antes de volver a pagar.',
      contactUs: contact,
      doNotPayAgain: 'Mire su reserva antes de volver a pagar.',
    },
    undecided: {
      sentence:
        'Estamos averiguando qué ha pasado con su pago. Seguimos comprobándolo, y usted puede comprobarlo ahora.',
      wait: 'No vuelva a pagar, por favor.',
      recorded: 'Su pago está registrado',
      disagrees: (amount, date, reference) =>
        `Su pago de ${amount} del ${date} (${reference}) está registrado. El importe por pagar aún no está actualizado, y seguimos comprobándolo. No lo pague otra vez, por favor.`,
      challenge: 'Si no, puede continuar aquí con su tarjeta. Solo se le cobrará una vez.',
      support: (reference) =>
        `Han pasado más de 48 horas. Póngase en contacto con nuestro servicio de atención al cliente e indique ${reference}.`,
      startAgain: 'Si esto no avanza, puede continuar con su tarjeta. Solo se le cobrará una vez.',
      startAgainAction: 'Continuar con una tarjeta',
    },
  },
  freeBasket: {
    headings: {
      failed: 'Su reserva no se ha completado',
      notSent: 'Su solicitud no se ha enviado',
      unanswered: 'Todavía no hemos recibido respuesta',
      notReceived: 'Su solicitud no nos ha llegado',
      notFound: 'Su reserva aún no está completada',
      open: 'Su reserva se está completando',
      moving: 'Completando su reserva',
      undecided: 'Todavía no sabemos si su reserva se ha completado',
    },
    charged: {
      safeToTryAgain: 'No se cobra nada. Puede volver a intentarlo sin riesgo.',
      safeOnce: 'No se cobra nada. Puede volver a intentarlo sin riesgo: su reserva se completará una sola vez.',
      notCharged: 'No se cobra nada.',
      pending: 'No se cobra nada. Puede continuar sin riesgo: su reserva se completará una sola vez.',
      moving: 'No se cobra nada.',
    },
    nextSteps: {
      wait: 'Espere unos minutos e inténtelo de nuevo.',
      checkAmount: 'Mire su cesta antes de volver a intentarlo.',
      checkBooking: 'Mire su reserva antes de volver a intentarlo.',
      doNotPayAgain: 'Mire su reserva antes de volver a intentarlo.',
      contactUs: contact,
    },
    undecided: {
      sentence:
        'No se cobra nada. Estamos averiguando si su reserva se ha completado. Seguimos comprobándolo, y usted puede comprobarlo ahora.',
      challenge: 'No se cobra nada. Puede continuar aquí: su reserva se completará una sola vez.',
      startAgain: 'Si esto no avanza, puede volver a intentarlo. Su reserva se completará una sola vez.',
      startAgainAction: 'Volver a intentarlo',
    },
  },
  paymentPlan: {
    challengeFailed:
      'En este intento no se ha cambiado ni cobrado nada: su banco no ha podido confirmar que era usted. Inténtelo de nuevo o use otra tarjeta.',
    challengeClosed:
      'En este intento no se ha cambiado ni cobrado nada: usted cerró la comprobación de su banco antes de terminarla. Puede volver a intentarlo cuando quiera.',
    challengeExpired:
      'En este intento no se ha cambiado ni cobrado nada: la comprobación de su banco acabó antes de que la terminara. Puede volver a intentarlo cuando quiera.',
    headings: {
      notSent: 'Su cambio no se ha enviado',
      unanswered: 'Todavía no tenemos respuesta sobre su cambio',
      open: 'Ya hay un cambio de su plan de pagos en curso',
    },
    actions: {
      create: {
        failed: 'Su plan de pagos no se ha creado',
        notReceived: 'Su plan de pagos aún no se ha creado',
        moving: 'Su plan de pagos se está creando',
        undecided: 'Todavía no sabemos si su plan de pagos se ha creado',
      },
      changePayment: {
        failed: 'Su tarjeta no se ha cambiado',
        notReceived: 'Su tarjeta aún no se ha cambiado',
        moving: 'Su tarjeta se está cambiando',
        undecided: 'Todavía no sabemos si su tarjeta se ha cambiado',
      },
      changeDay: {
        failed: 'Su día de pago no se ha cambiado',
        notReceived: 'Su día de pago aún no se ha cambiado',
        moving: 'Su día de pago se está cambiando',
        undecided: 'Todavía no sabemos si su día de pago se ha cambiado',
      },
    },
    notReached:
      'Por ahora no se ha cambiado ni cobrado nada. Puede volver a intentarlo sin riesgo: el cambio se hará una sola vez.',
    changedOtherwise: 'Una solicitud anterior cambió su plan de pagos, y no corresponde a lo último que pidió.',
    planError: `Hay un problema con su plan de pagos. ${contact}`,
    signedOut: 'Su cambio no se ha enviado. No se ha cambiado nada.',
    invalidDay: 'El día de un plan de pagos va del 1 al 31.',
    otherCard: (card) =>
      card === null
        ? 'Esta comprobación es de un cambio que se empezó antes, quizá con otra tarjeta. Si la termina, se usará esa tarjeta.'
        : `Esta comprobación es de la tarjeta terminada en ${card}, que se usó primero. Si la termina, se usará esa tarjeta y no la última que ha introducido.`,
    checkUnavailable: `${challengeAsked} Use otra tarjeta o continúe en el navegador.`,
    charged: {
      safeToTryAgain: 'No se ha cambiado ni cobrado nada. Puede volver a intentarlo sin riesgo.',
      safeOnce:
        'Por ahora no se ha cambiado ni cobrado nada. Puede volver a intentarlo sin riesgo: el cambio se hará una sola vez.',
      notReceived: 'No se ha cobrado nada. Puede volver a intentarlo sin riesgo: el cambio se hará una sola vez.',
      notCharged: 'En este intento no se ha cambiado ni cobrado nada.',
      pending: 'Puede continuar sin riesgo: el cambio se hará una sola vez.',
      moving: 'No se cobra nada por este cambio.',
    },
    nextSteps: {
      tryAgain: 'Inténtelo otra vez abajo o use otra tarjeta.',
      tryDayAgain: 'Inténtelo otra vez abajo.',
      authenticate: 'Inténtelo otra vez y complete la comprobación de su banco.',
      wait: 'Espere unos minutos e inténtelo de nuevo.',
      checkAmount: 'Los pagos han cambiado desde que se mostraron. Mírelos antes de volver a intentarlo.',
      payOtherwise: 'Elija otra forma de pago.',
      checkBooking: 'Mire su reserva antes de volver a intentarlo.',
      doNotPayAgain: 'Mire su reserva antes de volver a intentarlo.',
    },
    undecided: {
      sentence: 'No se ha cobrado nada por este cambio. Seguimos comprobándolo, y usted puede comprobarlo ahora.',
      challenge: 'Si no, puede empezar de nuevo aquí.',
      wait: 'Compruébelo antes de volver a intentarlo.',
      startAgainAction: 'Empezar de nuevo',
    },
  },
} satisfies Translation<typeof english>
