import type { passwordWords } from '../../../session/passwordTexts.js'
import type { Translation } from '../../../language/Wording.js'

export default {
  screen: {
    changePassword: {
      title: 'Passwort ändern',
      requiredTitle: 'Wählen Sie zuerst ein neues Passwort',
      required: 'Zum Schutz Ihres Kontos ersetzen Sie bitte Ihr Passwort, bevor Sie zu Ihren Buchungen weitergehen.',
      current: 'Aktuelles Passwort',
      currentEmpty: 'Geben Sie Ihr aktuelles Passwort ein.',
      change: 'Passwort ändern',
      changing: 'Ihr Passwort wird geändert',
      failed: 'Ihr Passwort wurde nicht geändert',
      next: 'Was Sie eingegeben haben, ist noch da. Warten Sie einen Moment und versuchen Sie es dann noch einmal.',
      unclear: 'Wir wissen noch nicht, ob Ihr Passwort geändert wurde',
      unclearNext:
        'Was Sie eingegeben haben, ist noch da. Versuchen Sie es noch einmal: Wird Ihr aktuelles Passwort abgelehnt, gilt bereits das neue.',
      refused: {
        current:
          'Das ist nicht Ihr aktuelles Passwort. Geben Sie es noch einmal ein; Groß- und Kleinbuchstaben zählen.',
        password: 'Dieses Passwort haben Sie jetzt. Wählen Sie ein anderes.',
      },
      refusedAfterUnclear:
        'Das ist nicht Ihr aktuelles Passwort. Vielleicht hat der vorige Versuch geklappt: Dann gilt bereits das neue.',
    },
    resetPassword: {
      title: 'Passwort zurücksetzen',
      heading: 'Setzen Sie Ihr Passwort zurück',
      askIntro:
        'Nennen Sie uns die E-Mail-Adresse Ihres Kontos. Wir senden Ihnen ein vorläufiges Passwort und einen Link, mit dem Sie ein neues wählen.',
      email: 'E-Mail-Adresse',
      emailInvalid: 'Ungültige E-Mail-Adresse',
      untilValid: 'Geben Sie eine gültige E-Mail-Adresse ein, um fortzufahren.',
      ask: 'Passwort zurücksetzen',
      asking: 'Ihre E-Mail wird gesendet',
      askNext: {
        open: 'Wenn in 5 Minuten keine E-Mail ankommt, fordern Sie noch einmal eine an.',
        refused:
          'Es wurde keine E-Mail gesendet. Sehen Sie nach, ob die Adresse stimmt, oder nehmen Sie eine andere von Ihnen.',
      },
      chooseIntro: 'Wählen Sie ein neues Passwort für Ihr Konto.',
      choose: 'Neues Passwort festlegen',
      choosing: 'Ihr neues Passwort wird festgelegt',
      toLogin: 'Mit einem bestehenden Konto anmelden',
      newPassword: 'Neues Passwort',
      repeat: 'Neues Passwort wiederholen',
      rule: (characters) => `Mindestens ${characters} Zeichen.`,
      tooShort: (characters) => `Verwenden Sie mindestens ${characters} Zeichen.`,
      tooLong: (characters) => `Verwenden Sie höchstens ${characters} Zeichen.`,
      different: 'Die beiden neuen Passwörter stimmen nicht überein.',
    },
  },
} satisfies Translation<typeof passwordWords>
