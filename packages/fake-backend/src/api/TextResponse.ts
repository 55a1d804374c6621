/** A Response that returns its text directly. The platform's own would turn the text into a stream and read that. */
export class TextResponse extends Response {
  private made: Response | null = null
  private isRead = false

  constructor(
    private readonly content: string,
    init: ResponseInit,
  ) {
    super(null, init)
  }

  /** The text of the body, without reading it. */
  get sentText(): string {
    return this.content
  }

  override get body(): Response['body'] {
    return this.whole().body
  }

  override get bodyUsed(): boolean {
    return this.isRead || this.made?.bodyUsed === true
  }

  override async text(): Promise<string> {
    if (this.made !== null || this.isRead) return this.whole().text()
    this.isRead = true
    return this.content
  }

  override async json(): Promise<unknown> {
    return JSON.parse(await this.text())
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    return this.whole().arrayBuffer()
  }

  override async blob(): Promise<Blob> {
    return this.whole().blob()
  }

  override async formData(): Promise<FormData> {
    return this.whole().formData()
  }

  override clone(): Response {
    return this.whole().clone()
  }

  private whole(): Response {
    if (this.isRead) throw new TypeError('The body was read before')
    const { status, statusText, headers } = this
    return (this.made ??= new Response(this.content, { status, statusText, headers }))
  }
}
