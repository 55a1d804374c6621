import type { ClientSetUp } from '../client/clientSetUp.js'
import type { ColourSchemeChoice } from '../client/colourScheme.js'
import type { Severity } from '../failure/errorCatalogue.js'
import type { ThrownError } from '../failure/telemetry.js'
import type { MessageStore } from '../messages/MessageStore.js'
import type { Drafts } from '../session/Drafts.js'
import type { Session } from '../session/session.js'
import type { VisitorTexts } from '../texts/areas/visitorTexts.js'
import type { LanguageChoice } from '../texts/language.js'

/** The features for everybody, signed in or not. */
export interface Visitor {
  /** The signed-in customer; signs in and out. */
  readonly session: Session
  /** Typed text that was not sent. */
  readonly drafts: Drafts
  /** The client that runs the site: its settings, genders and countries. */
  readonly client: ClientSetUp
  /** The toasts and prompts that are visible now. */
  readonly messages: MessageStore
  /** Light, dark, or as the device has it. */
  readonly colourScheme: ColourSchemeChoice
  /** The language of all texts. */
  readonly language: LanguageChoice
  /** Reports an error in the code with the customer's id; nothing is shown. */
  readonly reportThrown: (code: string, severity: Severity, thrown: ThrownError) => void
  readonly texts: VisitorTexts
}
