/** What a customer finds by its role and its name, by the label of its field, or by its words. A string is the whole of it. */
export type Target = (
  | {
      readonly role: 'button' | 'checkbox' | 'heading' | 'link'
      readonly name: string | RegExp
      /** The dialog is open, and it is in there. */
      readonly within?: 'dialog'
    }
  | { readonly label: string }
  | { readonly text: string | RegExp }
) & {
  /** The title of the frame that it is in, if it is in one. */
  readonly frame?: string
}

/**
 * One tab of a browser, used the way a customer uses it. Each command waits for its target. A new engine is one more
 * implementation of it.
 */
export interface Tab {
  /** A path of the product, or a whole address of it. */
  readonly open: (address: string) => Promise<void>
  /** The question whether to leave the page is answered with yes. */
  readonly reload: () => Promise<void>
  readonly sees: (target: Target) => Promise<void>
  readonly seesNo: (target: Target) => Promise<void>
  readonly click: (target: Target) => Promise<void>
  readonly doubleClick: (target: Target) => Promise<void>
  /** By keys, over what the field holds. */
  readonly type: (field: Target, text: string) => Promise<void>
  readonly select: (field: Target, option: string) => Promise<void>
  /** Waits until the field holds this. */
  readonly holds: (field: Target, value: string) => Promise<void>
  /** Waits until the address has this path. */
  readonly isAt: (path: string) => Promise<void>
}
