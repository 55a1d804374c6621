import { StrictMode, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { PageHeading, SkipLink } from '../src/design'
import { BookingPage } from './gallery-booking'
import { Actions, Facts, Foundations } from './gallery-basics'
import { Form, FormInError } from './gallery-forms'
import styles from './gallery.module.css'
import { Money, Overlays, States } from './gallery-states'

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

function Gallery() {
  return (
    <div className={styles.page}>
      <SkipLink />
      <main id="main">
        <BookingPage />
        <Part title="Gallery">
          <PageHeading title="Every component in every state" eyebrow="Design language">
            Roles and components, light and dark.
          </PageHeading>
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

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <MemoryRouter>
        <Gallery />
      </MemoryRouter>
    </StrictMode>,
  )
}
