import type { passwordWords } from '../../../session/passwordTexts.js'
import type { Translation } from '../../../language/Wording.js'

export default {
  screen: {
    changePassword: {
      title: 'Cambiar contraseña',
      requiredTitle: 'Elija una contraseña nueva para continuar',
      required: 'Para proteger su cuenta, sustituya su contraseña antes de pasar a sus reservas.',
      current: 'Contraseña actual',
      currentEmpty: 'Escriba su contraseña actual.',
      change: 'Cambiar contraseña',
      changing: 'Cambiando su contraseña',
      failed: 'Su contraseña no se ha cambiado',
      next: 'Lo que ha escrito sigue aquí. Espere un momento y vuelva a intentarlo.',
      unclear: 'Todavía no sabemos si su contraseña se ha cambiado',
      unclearNext:
        'Lo que ha escrito sigue aquí. Vuelva a intentarlo: si su contraseña actual se rechaza, la nueva ya es válida.',
      refused: {
        current: 'Esta no es su contraseña actual. Escríbala una vez más; las mayúsculas cuentan.',
        password: 'Esta es la contraseña que tiene ahora. Elija otra.',
      },
      refusedAfterUnclear:
        'Esta no es su contraseña actual. Puede que el intento anterior haya funcionado: entonces la nueva ya es válida.',
    },
    resetPassword: {
      title: 'Restablecer contraseña',
      heading: 'Restablezca su contraseña',
      askIntro:
        'Díganos el correo electrónico de su cuenta y le enviaremos una contraseña temporal y un enlace para elegir una nueva.',
      email: 'Correo electrónico',
      emailInvalid: 'El correo electrónico no es válido',
      untilValid: 'Escriba un correo electrónico válido para continuar.',
      ask: 'Restablecer contraseña',
      asking: 'Enviando su correo',
      askNext: {
        open: 'Si en 5 minutos no le llega ningún correo, vuelva a pedirlo.',
        refused:
          'No se ha enviado ningún correo. Compruebe que la dirección está bien escrita o use otra de las suyas.',
      },
      chooseIntro: 'Elija una contraseña nueva para su cuenta.',
      choose: 'Guardar la contraseña nueva',
      choosing: 'Guardando su contraseña nueva',
      toLogin: 'Iniciar sesión con una cuenta existente',
      newPassword: 'Contraseña nueva',
      repeat: 'Repita la contraseña nueva',
      rule: (characters) => `Al menos ${characters} caracteres.`,
      tooShort: (characters) => `Use al menos ${characters} caracteres.`,
      tooLong: (characters) => `Use como máximo ${characters} caracteres.`,
      different: 'Las dos contraseñas nuevas no coinciden.',
    },
  },
} satisfies Translation<typeof passwordWords>
