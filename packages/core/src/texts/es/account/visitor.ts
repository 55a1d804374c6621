import type { visitorWords } from '../../areas/visitorTexts.js'
import type { Translation } from '../../../language/Wording.js'

const accountNotFound =
  'No hemos encontrado ninguna cuenta con esos datos. Compruebe su correo electrónico o su contraseña e inténtelo de nuevo.'
const startFailed = 'La página no ha podido iniciarse por completo.'

export default {
  session: {
    otherCustomer: 'Otra cuenta ha iniciado sesión en este navegador, así que esta página muestra ahora esa cuenta.',
    signedOut: '¡Ha cerrado la sesión correctamente!',
    signOutHeader: 'Cerrar sesión',
    signOutQuestion: 'Está a punto de cerrar la sesión. ¿Desea continuar?',
    removesStored: (name) => `${name} está guardada en este dispositivo. Al cerrar la sesión se quita de él.`,
    signOut: 'Cerrar sesión',
    cancel: 'Cancelar',
  },
  failure: {
    unknown: 'Parece que tenemos algún problema con su solicitud.',
    unclear: 'Tenemos problemas y aún no sabemos si esto se ha hecho. Compruébelo y, si no es así, inténtelo de nuevo.',
    offline: 'No había conexión. Vuelva a intentarlo cuando la tenga.',
    offlineUnsent: 'No había conexión, así que no se ha enviado nada. Vuelva a intentarlo cuando la tenga.',
    cardNumber:
      'Esto parece un número de tarjeta, así que no se ha enviado nada. Quítelo, por favor, e inténtelo de nuevo.',
  },
  codes: {
    11000010: 'Su sesión se ha cerrado automáticamente tras un tiempo sin actividad. Vuelva a iniciarla, por favor.',
    15000010: accountNotFound,
    15000050: accountNotFound,
    15000040: 'Esta cuenta todavía no se ha verificado. Consulte las instrucciones en su correo electrónico.',
    15000030: 'Su cuenta se ha bloqueado. Póngase en contacto con nuestro servicio de atención al cliente.',
    15000190: 'No hemos podido comprobar su contraseña actual. Inténtelo de nuevo.',
    15000080: 'Elija una contraseña nueva que no sea igual a la anterior.',
  },
  operations: {
    login: 'Tenemos problemas para iniciar su sesión en este momento. Inténtelo de nuevo.',
    authenticationCheck: 'No podemos comprobar en este momento si su sesión está iniciada. Inténtelo de nuevo.',
    logout: 'No podemos cerrar su sesión en este momento. Inténtelo de nuevo.',
    changePassword: 'No podemos cambiar su contraseña en este momento. Inténtelo de nuevo.',
    resetPassword: 'No podemos restablecer su contraseña en este momento. Inténtelo de nuevo.',
    clientId: startFailed,
    clientConfig: startFailed,
    genders: 'No podemos cargar la lista de géneros en este momento. Inténtelo de nuevo.',
    countries: 'No podemos cargar la lista de países en este momento. Inténtelo de nuevo.',
  },
  screen: {
    titleSuffix: 'Área de cliente',
    design: {
      close: 'Cerrar',
      breadcrumb: 'Está usted aquí',
      dismiss: 'Descartar',
      slow: 'Está tardando más de lo normal.',
      messages: 'Mensajes',
      tryAgain: 'Volver a intentarlo',
      addOne: 'Añadir uno',
      removeOne: 'Quitar uno',
      optional: '(opcional)',
      show: 'Mostrar',
      hide: 'Ocultar',
      password: 'contraseña',
      error: 'Error',
      meaning: { info: 'Información', success: 'Correcto', warning: 'Aviso', danger: 'Error' },
      step: { done: 'Hecho', current: 'En curso', toCome: 'Próximo', failed: 'No ha funcionado' },
    },
    shell: {
      skipToContent: 'Ir al contenido',
      home: 'Inicio',
      mainNavigation: 'Menú principal',
      openMenu: 'Abrir el menú',
      closeMenu: 'Cerrar el menú',
      bookings: 'Mis reservas',
      profile: 'Perfil',
      signOut: 'Cerrar sesión',
      languages: 'Idioma',
      colours: { label: 'Apariencia', system: 'Sistema', light: 'Claro', dark: 'Oscuro' },
      credit: 'Saldo',
      version: 'v5-13-5',
      poweredBy: 'Con la tecnología de',
      product: 'Booking Dashboard',
      opensElsewhere: '(abre otro sitio web)',
      loading: 'Cargando la página',
      checkingSession: 'Comprobando si su sesión sigue iniciada',
      outage: {
        heading: 'Ahora mismo no podemos conectar con nuestro sistema de reservas',
        explanation:
          'Su sesión no se cierra por esto y lo que ha escrito se conserva. Seguimos intentándolo; la página se abrirá sola.',
      },
      maintenance: {
        title: 'Volvemos pronto',
        heading: 'Estamos mejorando esta página',
        explanation: 'Sus reservas están a salvo. Podrá volver a verlas en cuanto terminen los trabajos.',
        until: (time) => `Prevemos volver antes de: ${time}. Sus reservas están a salvo.`,
        tryAgain: 'Mirar de nuevo',
      },
      goBack: 'Volver a la página anterior',
      goToDashboard: 'Ir a mis reservas',
      error: {
        title: 'Algo ha fallado',
        heading: 'Parece que algo ha fallado.',
        explanation: 'No se ha podido mostrar esta página. Suele bastar con volver a cargarla.',
        again: 'Esta página sigue sin poder mostrarse. Continúe en otra página y vuelva a intentarlo aquí más tarde.',
        reload: 'Volver a cargar la página',
        saved: {
          heading: 'Qué está guardado',
          all: 'Sus reservas, su cesta y sus pagos están guardados.',
          typed:
            'Lo que ha escrito se conserva, salvo las contraseñas y los datos de tarjeta. Lo encontrará de nuevo en la página.',
          notTyped: 'Lo que había escrito sin guardar tendrá que escribirlo de nuevo.',
          paying: 'Había un pago en curso. Antes de volver a pagar, mire en la reserva cómo ha terminado.',
        },
      },
      unknownPage: {
        title: 'Página no encontrada',
        heading: '¡Esta página no existe!',
        explanation: 'Puede que la dirección esté mal escrita o que la página haya cambiado de sitio.',
      },
      notFound: {
        title: 'No encontrado',
        heading: 'No hemos encontrado lo que busca',
        explanation:
          'Lo que busca ya no está aquí, o nunca lo estuvo. Sus reservas siguen a salvo en su área de cliente.',
      },
      unauthorised: {
        title: 'Sin acceso',
        heading: 'No puede ver esta página',
        unfinished: 'Aún no sabemos si esto se ha realizado:',
        explanations: {
          unknown: 'Solo puede verla el titular de la cuenta a la que pertenece.',
          signedOut:
            'Solo puede verla el titular de la cuenta a la que pertenece. Inicie sesión con el correo electrónico con el que se hizo la reserva.',
          signedIn:
            'Su sesión está iniciada, pero esta página pertenece a otra cuenta. Si es suya, cierre la sesión e iníciela con el correo electrónico con el que se hizo la reserva.',
        },
      },
    },
    session: {
      title: 'Iniciar sesión',
      heading: 'Inicie sesión',
      email: 'Correo electrónico',
      password: 'Contraseña',
      signIn: 'Iniciar sesión',
      signingIn: 'Iniciando su sesión',
      emailInvalid: 'El correo electrónico no es válido',
      passwordEmpty: 'Escriba su contraseña',
      forgotten: '¿Ha olvidado su contraseña?',
      next: 'Lo que ha escrito sigue aquí. Espere un momento e inicie sesión.',
      reset: 'Elegir una contraseña nueva',
      again: {
        kept: 'Inicie sesión para continuar; lo que ha escrito se conserva, salvo los datos de la tarjeta.',
        unfinished: 'Un pago o un cambio de su plan de pagos aún no ha terminado. Su reserva muestra cómo está.',
        page: 'Inicie sesión para continuar donde estaba.',
        cookies:
          'Ha iniciado sesión, pero su navegador no la ha conservado. Puede que bloquee las cookies: permítalas en este sitio e inicie sesión de nuevo.',
      },
      help: {
        heading: '¿Qué datos debo usar?',
        bookedOnline: 'Reservé por internet',
        bookedOnlineAnswer: 'Use el correo electrónico y la contraseña que eligió al hacer la reserva.',
        bookedForMe: 'Otra persona reservó por mí',
        bookedForMeAnswer:
          'Creamos una cuenta para usted cuando se hizo la reserva. Use el correo electrónico al que se envió su confirmación y la contraseña temporal que figura en él.',
      },
      welcome: 'Todo sobre su viaje, en un solo lugar',
      welcomeLine: 'Vea adónde va, qué está pagado y qué queda por hacer.',
    },
    client: {
      support: {
        heading: 'Ayuda',
        call: (phone) => `Llamar al ${phone}`,
        email: (address) => `Escribir a ${address}`,
        form: 'Enviar un mensaje',
        subject: (bookingRef) => `Reserva ${bookingRef}`,
        quote: (bookingRef) => `Indique ${bookingRef}, por favor.`,
      },
      genders: { F: 'Mujer', M: 'Hombre', X: 'No binario', U: 'Prefiero no decirlo' },
    },
  },
} satisfies Translation<typeof visitorWords>
