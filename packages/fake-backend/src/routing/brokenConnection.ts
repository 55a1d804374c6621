/** A connection that breaks, thrown as the platform's fetch throws it; a server makes a real one of it. */
export class BrokenConnection extends TypeError {
  constructor() {
    super('fetch failed')
  }
}
