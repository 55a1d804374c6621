/**
 * Identifies what a customer finds by its role and name, by the label of its field, or by its text. A string matches as
 * a whole.
 */
export type Target = (
  | {
      readonly role: 'button' | 'checkbox' | 'heading' | 'img' | 'link'
      readonly name: string | RegExp
      /** Whether the target is in the open dialog. */
      readonly within?: 'dialog'
    }
  | { readonly label: string }
  | { readonly text: string | RegExp }
) & {
  /** The title of the frame that contains the target, if any. */
  readonly frame?: string
}

/**
 * One browser tab, used as a customer uses it. Each command waits for its target. To add an engine, implement this
 * interface.
 */
export interface Tab {
  /** A path of the product, or a full address in it. */
  readonly open: (address: string) => Promise<void>
  /** Answers yes if the browser asks whether to leave the page. */
  readonly reload: () => Promise<void>
  readonly sees: (target: Target) => Promise<void>
  readonly seesNo: (target: Target) => Promise<void>
  readonly click: (target: Target) => Promise<void>
  /** Types with keys, and replaces the field's text. */
  readonly type: (field: Target, text: string) => Promise<void>
  /** Waits until the field has this value. */
  readonly holds: (field: Target, value: string) => Promise<void>
  /** Waits until nothing on the page is loading. */
  readonly isWhole: () => Promise<void>
  /** Waits until the address has this path. */
  readonly isAt: (path: string) => Promise<void>
}
