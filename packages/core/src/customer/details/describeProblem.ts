import type { Texts } from '../../messages/texts.js'
import type { FieldProblem } from './DetailsForm.js'

export const describeProblem = (problem: FieldProblem, { screen }: Texts): string => {
  const words = screen.profile.problems
  return problem.kind === 'answerMissing' ? words.answerMissing(problem.label) : words[problem.kind]
}
