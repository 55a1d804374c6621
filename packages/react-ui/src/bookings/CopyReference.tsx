import { useEffect, useState } from 'react'
import { useBookingArea, useBookingTexts } from '../dashboard/DashboardContext'
import { Button } from '../design'

/** The reference, which a press copies; the toast says so and is announced. */
export function CopyReference({ reference }: { readonly reference: string }) {
  const texts = useBookingTexts().screen.booking
  const { messages } = useBookingArea()
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), 2000)
    return () => clearTimeout(timer)
  }, [copied])

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(reference)
    } catch {
      // Where the browser refuses, the reference still stands there to be read.
      return
    }
    setCopied(true)
    messages.toast('success', texts.referenceCopied)
  }
  return (
    <Button
      variant="quiet"
      icon={copied ? 'check' : 'copy'}
      aria-label={texts.copyReference(reference)}
      onClick={() => void copy()}
    >
      {reference}
    </Button>
  )
}
