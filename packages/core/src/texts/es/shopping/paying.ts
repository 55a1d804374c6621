import type { payingWords } from '../../areas/payingAreaTexts.js'
import type { Translation } from '../../../language/Wording.js'
import { paymentRequested } from './basket.js'
import { checkoutTexts } from './checkout.js'
import { paymentFlowTexts } from './paymentFlow.js'
import { planTexts } from './plan.js'

const contact = 'Póngase en contacto con nuestro servicio de atención al cliente e indique la referencia de su reserva.'

export default {
  ...paymentFlowTexts,
  operations: {
    termsAndConditions: 'No podemos cargar las condiciones en este momento. Inténtelo de nuevo.',
    completeBasket: 'No podemos completar su cesta en este momento. Inténtelo de nuevo.',
    payment: 'El pago ha fallado. Inténtelo de nuevo.',
    emptyPayments: 'No hemos podido encontrar su pago. Inténtelo de nuevo.',
    paymentPlan: 'No podemos actualizar su plan de pagos en este momento. Inténtelo de nuevo.',
    projection: 'No podemos calcular sus pagos en este momento. Inténtelo de nuevo.',
  },
  paymentCode: {
    16000010: 'No hemos podido cobrar su pago. Inténtelo de nuevo o use otra tarjeta.',
    16000020: `No hemos podido encontrar este pago. Compruebe su reserva. Si no está ahí: ${contact}`,
    16000030: 'Es posible que este pago ya se haya recibido. Compruebe su reserva antes de volver a pagar.',
    16000040: 'No queda nada por pagar en esta reserva.',
    16000050: 'El número de la tarjeta no es válido. Compruébelo e inténtelo de nuevo.',
    16000060: 'La fecha de inicio de la tarjeta no es válida. Compruébela e inténtelo de nuevo.',
    16000070: 'La fecha de caducidad de la tarjeta no es válida o ha pasado. Compruébela o use otra tarjeta.',
    16000080: 'El código de seguridad no es correcto. Compruebe las cifras de su tarjeta e inténtelo de nuevo.',
    16000090: 'La dirección de facturación no coincide con la tarjeta. Consúltelo con su banco o use otra tarjeta.',
    16000100: 'Este pago ya se ha asignado a su reserva. Compruebe su reserva.',
    16000110: 'Es posible que esto ya esté pagado. Compruebe su reserva antes de volver a pagar.',
    16000120: 'Su banco necesita comprobar que es usted. Vuelva a pagar y siga los pasos que le muestre.',
    16000130: 'Su banco no ha podido verificar este pago. Inténtelo de nuevo o use otra tarjeta.',
    16000140: 'Su banco ha rechazado este pago. Use otra tarjeta o consulte a su banco.',
    16000150: 'Esto todavía no está pagado. Inténtelo de nuevo.',
    16000160: 'No hemos podido conectar con nuestro proveedor de tarjetas. Inténtelo de nuevo en unos minutos.',
    16000170: 'Nuestro proveedor de tarjetas ha tenido un problema con este pago. Inténtelo de nuevo en unos minutos.',
    16000180: 'Demasiados intentos de pago. Espere un momento e inténtelo de nuevo.',
    16000190: 'No hemos podido enviar este pago. Vuelva a cargar la página e inténtelo de nuevo.',
    16000200: `No hemos podido usar sus datos para este pago. ${contact}`,
    16000210: 'Faltan los datos guardados de su tarjeta. Vuelva a escribirlos, por favor.',
    16000220: 'No hemos podido cargar sus datos de pago guardados. Inténtelo de nuevo.',
    16000230: 'No hemos podido guardar sus datos de pago. Inténtelo de nuevo.',
    16000240: 'No hemos podido actualizar sus datos de pago. Inténtelo de nuevo.',
    16000250: 'No hemos podido crear su plan de pagos. Inténtelo de nuevo.',
    16000260: 'No hemos podido actualizar su plan de pagos. Inténtelo de nuevo.',
    16000270: 'El plan de pagos elegido no está disponible para este viaje.',
    16000280: 'Su banco necesita que autorice este pago. Vuelva a pagar y siga los pasos que le muestre.',
    16000290: `No hemos podido encontrar sus datos de pago. ${contact}`,
    16000300: 'Este pago ya no se puede cambiar. Vuelva a cargar la página para ver cómo está.',
    16000301: paymentRequested,
    16000302: 'Ese cambio de su plan de pagos no es posible. Consulte su reserva para ver cómo está.',
    16000303: `No hemos podido encontrar su plan de pagos. Compruebe su reserva. Si no está ahí: ${contact}`,
    16000304: `Su plan de pagos no se puede reanudar. ${contact}`,
    16000305: `No hemos podido usar su saldo para este pago. ${contact}`,
    16000306: 'Este pago ya no se puede cancelar. Compruebe su reserva.',
    16000307: 'El importe ha cambiado desde que se mostró esta página. Compruebe el total nuevo antes de pagar.',
  },
  screen: {
    checkout: checkoutTexts,
    plan: planTexts,
    pay: {
      toBooking: 'Volver a su reserva',
      owed: {
        heading: 'Precio y pagos',
        due: 'Vencimiento',
        overdue: 'Vencido',
        since: (date) => `desde el ${date}`,
        next: 'Próxima cuota',
        automatically: (date) => `${date}, se cobra automáticamente`,
        leftAfter: 'Queda después',
        total: 'Total',
        paid: 'Pagado hasta ahora',
        balance: 'Por pagar',
        left: 'Queda después de este pago',
        now: 'Este pago',
      },
      ways: {
        heading: 'Formas de pago',
        headings: {
          overdue: 'Pagar lo vencido',
          full: 'Pagar todo',
          setUpPlan: 'Pagar en cuotas',
          plan: 'Su plan de pagos',
          mendPlan: 'Su plan de pagos',
        },
        allAtOnce: 'Pagarlo todo ahora',
        overdue: (left) => `Su plan de pagos sigue adelante. Los otros ${left} se cobran como estaba previsto.`,
        overdueInError: (left) =>
          `Lo que no hemos podido cobrar. Los otros ${left} siguen en su plan, que necesita otra tarjeta.`,
        full: 'Todo lo que queda, con tarjeta, en un solo pago.',
        fullEndsPlan:
          'Todo lo que queda, con tarjeta, en un solo pago. Su plan de pagos termina entonces: no se cobra nada más de su tarjeta.',
        setUpPlan: 'En cuotas mensuales de su tarjeta. Usted elige el día y ve antes cada cuota.',
        plan: (amount, date) => `No tiene que hacer nada: se cobran ${amount} el ${date}.`,
        planAfterOverdue: (amount, date) => `Después de lo vencido, se cobran ${amount} el ${date}.`,
        planWithoutDate: 'Lo que queda se cobra automáticamente de su tarjeta.',
        mendPlan: 'Hay un problema con su plan, así que no se cobra nada. Puede que necesite otra tarjeta.',
        setUp: 'Crear un plan de pagos',
        seePlan: 'Ver su plan de pagos',
        changeCard: 'Cambiar la tarjeta',
      },
      credit: (amount) =>
        `Tiene un saldo de ${amount}. No se usa automáticamente en los pagos con tarjeta. Póngase en contacto con nosotros si quiere usarlo.`,
      nothing: {
        overpaid: {
          heading: 'No queda nada por pagar',
          sentence: (amount) =>
            `Ha pagado ${amount} más de lo que cuesta su reserva. Póngase en contacto con nosotros por ese importe.`,
        },
        allPaid: { heading: 'No queda nada por pagar', sentence: 'Toda su reserva está pagada. Gracias.' },
        cancelled: {
          heading: 'No queda nada por pagar',
          sentence: 'Esta reserva está cancelada, así que no se pide ningún pago.',
        },
        nothingOverdue: {
          heading: 'No hay nada vencido',
          sentence: 'Su plan de pagos está al día.',
          action: 'Formas de pago',
        },
      },
      form: {
        summary: 'Su pago',
        otherWays: 'Otras formas de pago',
      },
    },
  },
} satisfies Translation<typeof payingWords>
