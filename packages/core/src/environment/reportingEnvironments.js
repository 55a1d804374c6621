/** Error reporting is active in these alone (specification 1, §8). */
export const reportingEnvironments = ['development', 'staging', 'production'];
export const toReportingEnvironment = (name) => reportingEnvironments.find((one) => one === name) ?? null;
