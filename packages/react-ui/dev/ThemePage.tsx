import { useEffect, useRef, useState } from 'react'
import { PageHeading, SelectField, Stack } from '../src/design'
import styles from './gallery.module.css'

const brands = [
  { value: 'meridian', label: 'Meridian' },
  { value: 'aurora', label: 'Aurora' },
  { value: 'harbour', label: 'Harbour' },
  { value: '', label: 'The product without a client' },
]
const schemes = ['light', 'dark'] as const

const sheetOf = async (brand: string): Promise<string> =>
  brand === '' ? '' : (await fetch(`/clients/${brand}/client.css`)).text()

/** For client teams: shows every component with their sheet as they write it, in light and dark, with its contrasts. */
export function ThemePage() {
  const [brand, setBrand] = useState('meridian')
  const [sheet, setSheet] = useState('')
  const typed = useRef(false)
  const frames = useRef(new Map<string, HTMLIFrameElement>())

  useEffect(() => {
    let current = true
    // Text that the user has started to write is not replaced.
    void sheetOf(brand).then((text) => current && !typed.current && setSheet(text))
    return () => {
      current = false
    }
  }, [brand])

  useEffect(() => {
    const tell = (frame: MessageEventSource | null): void =>
      frame?.postMessage(sheet, { targetOrigin: location.origin })
    const hear = ({ data, source }: MessageEvent<unknown>): void => {
      if (data === 'ready') tell(source)
    }
    addEventListener('message', hear)
    for (const frame of frames.current.values()) tell(frame.contentWindow)
    return () => removeEventListener('message', hear)
  }, [sheet])

  const choose = (next: string): void => {
    typed.current = false
    setBrand(next)
  }

  return (
    <main className={styles.theme}>
      <PageHeading title="Theme" eyebrow="For client teams">
        Every component under a client’s sheet, in the light and in the dark, with the contrast of each pair.
      </PageHeading>
      <Stack>
        <SelectField label="Begin with the sheet of" options={brands} value={brand} onChange={choose} />
        <div>
          <label className={styles.label} htmlFor="sheet">
            client.css
          </label>
          <textarea
            id="sheet"
            className={styles.sheet}
            value={sheet}
            spellCheck={false}
            rows={14}
            onChange={({ currentTarget }) => {
              typed.current = true
              setSheet(currentTarget.value)
            }}
          />
        </div>
      </Stack>
      <div className={styles.frames}>
        {schemes.map((scheme) => (
          // The frame shows this same page, so it needs no sandbox.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          <iframe
            key={scheme}
            ref={(frame) => {
              if (frame !== null) frames.current.set(scheme, frame)
            }}
            title={`In the ${scheme}`}
            src={`/theme?scheme=${scheme}`}
            // The content of a frame inherits the colour scheme of the frame.
            style={{ colorScheme: scheme }}
          />
        ))}
      </div>
    </main>
  )
}
