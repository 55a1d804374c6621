import { useEffect, useState } from 'react'
import { PageHeading } from '../src/design'
import type { Elements } from '../src/design/Elements'
import { BookingPage } from './gallery-booking'
import { Actions, Facts, Foundations } from './gallery-basics'
import { Contrasts } from './Contrasts'
import { type CheckedSheet, wear } from './wear'
import { Form, FormInError } from './gallery-forms'
import styles from './gallery.module.css'
import { Money, Overlays, States } from './gallery-states'

const isDark = (): boolean => matchMedia('(prefers-color-scheme: dark)').matches

function Part({ title, children }: { readonly title: string; readonly children: Elements }) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

/** Every component with the sheet from the outer page, in the colour scheme of this frame. */
export function Gallery() {
  const [checked, setChecked] = useState<CheckedSheet | null>(null)
  useEffect(() => {
    const hear = ({ data, source }: MessageEvent<unknown>): void => {
      if (source === parent && typeof data === 'string') setChecked(wear(data))
    }
    addEventListener('message', hear)
    // The error summary takes the focus as on a page, but here nobody has submitted a form.
    scrollTo(0, 0)
    parent.postMessage('ready', location.origin)
    return () => removeEventListener('message', hear)
  }, [])
  return (
    <div className={styles.page}>
      <main id="main">
        <PageHeading title={isDark() ? 'In the dark' : 'In the light'} eyebrow="Every component in every state" />
        <Part title="Contrasts">{checked !== null && <Contrasts checked={checked} />}</Part>
        <Part title="A page">
          <BookingPage />
        </Part>
        <Part title="Foundations">
          <Foundations />
        </Part>
        <Part title="Buttons and badges">
          <Actions />
        </Part>
        <Part title="Facts and prices">
          <Facts />
        </Part>
        <Part title="Form">
          <Form />
        </Part>
        <Part title="Form with errors">
          <FormInError />
        </Part>
        <Part title="States">
          <States />
        </Part>
        <Part title="Money on its way">
          <Money />
        </Part>
        <Part title="Dialogs and toasts">
          <Overlays />
        </Part>
      </main>
    </div>
  )
}
