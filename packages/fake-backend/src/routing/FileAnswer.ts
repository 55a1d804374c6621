/** A file in place of JSON. */
export class FileAnswer {
  constructor(
    /** Letters, digits, dots and hyphens. */
    readonly name: string,
    readonly contentType: string,
    readonly bytes: Uint8Array,
  ) {}
}
