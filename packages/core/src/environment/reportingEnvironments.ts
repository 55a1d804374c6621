/** Error reporting is active in these alone (specification 1, §8). */
export const reportingEnvironments = ['development', 'staging', 'production'] as const

export type ReportingEnvironment = (typeof reportingEnvironments)[number]

export const toReportingEnvironment = (name: string): ReportingEnvironment | null =>
  reportingEnvironments.find((one) => one === name) ?? null
