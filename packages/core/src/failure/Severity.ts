/** From the worst to the mildest (specification 1, §8). */
export type Severity = 'fatal' | 'error' | 'warning' | 'info'
