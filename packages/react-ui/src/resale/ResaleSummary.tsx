import type { ResalePreview, InMoney } from '@booking-dashboard/core'
import type { ComponentProps } from 'react'
import { useTexts } from '../dashboard/DashboardContext'
import { Button, DataList, muted, Price, StickySummary } from '../design'
import { useWarnOnClose } from '../navigation/useWarnOnClose'

interface ResaleSummaryProps {
  readonly preview: ResalePreview
  readonly inMoney: InMoney
  readonly updating: boolean
  readonly onReview: () => void
  readonly onClear: () => void
}

/** The choices, and the state after they are applied. */
export function ResaleSummary({ preview, inMoney, updating, onReview, onClear }: ResaleSummaryProps) {
  const texts = useTexts('resale').screen.resale.summary
  const { putUp, cancel, listed, fees, usable } = preview
  const isEmpty = putUp.length + cancel.length === 0
  useWarnOnClose(!isEmpty)
  // The type demands a row for each part of the preview, in this order.
  const rows: Readonly<Record<keyof ResalePreview, ComponentProps<typeof DataList>['items'][number] | null>> = {
    putUp: putUp.length > 0 ? { label: texts.putUp, value: texts.count(putUp.length) } : null,
    cancel: cancel.length > 0 ? { label: texts.cancel, value: texts.count(cancel.length) } : null,
    listed: {
      label: texts.listed,
      note: isEmpty ? undefined : texts.afterwards,
      value: texts.count(listed),
      total: !isEmpty,
    },
    usable: { label: texts.usable, note: isEmpty ? undefined : texts.afterwards, value: texts.count(usable) },
    fees: { label: texts.fees, note: texts.feesNote, value: <Price value={inMoney(fees)} /> },
  }
  return (
    <StickySummary
      label={texts.label}
      brief={isEmpty ? texts.none : texts.brief(putUp.length, cancel.length)}
      action={
        <Button
          block
          busy={updating}
          busyLabel={texts.updating}
          aria-disabled={isEmpty}
          title={isEmpty ? texts.chooseFirst : undefined}
          onClick={onReview}
        >
          {texts.review}
        </Button>
      }
    >
      <h2>{texts.heading}</h2>
      {isEmpty && <p className={muted}>{texts.nothing}</p>}
      <DataList items={Object.values(rows).filter((row) => row !== null)} />
      {!isEmpty && !updating && (
        <div>
          <Button variant="quiet" icon="x" onClick={onClear}>
            {texts.clear}
          </Button>
        </div>
      )}
    </StickySummary>
  )
}
