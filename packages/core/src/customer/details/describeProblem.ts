import type { ProfileAreaTexts } from '../../messages/profileAreaTexts.js'
import type { FieldProblem } from './DetailsForm.js'

export const describeProblem = (problem: FieldProblem, { screen }: ProfileAreaTexts): string => {
  const words = screen.profile.problems
  return problem.kind === 'answerMissing' ? words.answerMissing(problem.label) : words[problem.kind]
}
