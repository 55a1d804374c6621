export interface RouteAnswer {
  readonly status: number
  readonly body: string
}

export const answerOf = (status: number, body: unknown): RouteAnswer => ({ status, body: JSON.stringify(body ?? {}) })
