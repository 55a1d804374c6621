import { openQuestions, type RequiredData } from '../../customer/RequiredData.js'

/** Required questions of all travellers, and how many have an answer; `all` is 0 where nothing is asked. */
export const questionProgress = (requiredData: RequiredData): { readonly answered: number; readonly all: number } => {
  const asked = Object.values(requiredData).flat()
  const all = asked.filter(({ required }) => required).length
  return { answered: all - openQuestions(asked).length, all }
}
