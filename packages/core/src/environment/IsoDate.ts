/** An ISO date (2027-01-19) or date-time, as the back end sent it and the codec checked it. */
export type IsoDate = string
