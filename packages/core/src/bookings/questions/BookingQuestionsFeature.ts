import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { SectionForm } from '../../customer/details/sectionForm.js'
import type { CustomerChanges } from '../../customer/CustomerChanges.js'
import type { RequiredData } from '../../customer/RequiredData.js'
import type { Failure } from '../../failure/Failure.js'
import type { Path } from '../../navigation/Navigation.js'
import type { Behavior } from '../../reactive/Behavior.js'
import type { Loadable } from '../../reactive/Loadable.js'
import type { Submission } from '../../reactive/Submission.js'

export interface SaveAnswers {
  readonly customerId: string
  /** Of `questionsForm`; only these questions are sent. */
  readonly changes: CustomerChanges
  readonly redirectPath?: Path
}

/** The mandatory information of one booking, saved traveller by traveller (decisions §4). */
export interface BookingQuestionsFeature {
  /** By customer id; `askedTravellers` puts it beside the passengers. */
  readonly requiredData$: Behavior<Loadable<RequiredData>>
  readonly load: TaskEither<Failure, void>
  readonly saving$: (customerId: string) => Behavior<Submission>
  readonly save: (answers: SaveAnswers) => TaskEither<Failure, void>
  /** What one traveller is asked, addresses aside: typed and saved as one. */
  readonly answers: (customerId: string) => SectionForm<string>
  /** The addresses that one traveller is asked for; saved, they lead back to the questions. */
  readonly addresses: (customerId: string) => SectionForm<string>
}
