import type { InMoney, RoomExtraOffer } from '@booking-dashboard/core'
import { WithFee } from '../../../bookings/WithFee'
import { useTexts } from '../../../dashboard/DashboardContext'
import { Field, RadioGroup } from '../../../design'
import { DisplayedPrice } from '../../shop/DisplayedPrice'
import { extraFieldId, informationFieldId } from './roomParts'
import styles from './ChosenRoom.module.css'

interface RoomExtrasChoiceProps {
  /** The extras available for this room. */
  readonly extras: readonly RoomExtraOffer[]
  /** The key of a chosen room, or a basket line. */
  readonly id: string | number
  readonly inMoney: InMoney
  readonly onChoose: (extraId: string, optionId: string | null) => void
  readonly onInform: (extraId: string, otherInformation: string) => void
}

/** The extras of one room with their options and prices. */
export function RoomExtrasChoice({ extras, id, inMoney, onChoose, onInform }: RoomExtrasChoiceProps) {
  const { accommodation: texts, shop: words } = useTexts('accommodation').screen
  const { availability } = words
  const notes = {
    open: () => undefined,
    few: availability.few,
    taken: () => availability.taken,
    soldOut: () => availability.soldOut,
  }
  return (
    <div className={styles.extras}>
      {extras.map(({ extraId, name, description, chosen, options, tooManyOf, ...typed }) => (
        <div key={extraId} className={styles.extra}>
          <RadioGroup
            id={extraFieldId(id, extraId)}
            label={name}
            hint={description || undefined}
            value={chosen}
            onChange={(value) => onChoose(extraId, value || null)}
            error={tooManyOf === null ? undefined : words.tooMany(tooManyOf)}
            options={[
              { value: '', label: texts.noOption },
              ...options.map((option) => ({
                value: option.optionId,
                label: option.name,
                note: notes[option.availability](option.left ?? 0),
                aside: (
                  <WithFee fee={option.bookingFee} inMoney={inMoney}>
                    <DisplayedPrice display={option.price} inMoney={inMoney} hidden={words.hidden} />
                  </WithFee>
                ),
                disabled: !option.canBeChosen,
              })),
            ]}
          />
          {chosen !== '' && (
            <Field
              id={informationFieldId(id, extraId)}
              label={texts.otherInformation(name)}
              hint={texts.otherInformationHint}
              optional
              value={typed.otherInformation}
              onChange={(value) => onInform(extraId, value)}
              error={
                typed.informationProblem === null ? undefined : texts.otherInformationProblems[typed.informationProblem]
              }
            />
          )}
        </div>
      ))}
    </div>
  )
}
