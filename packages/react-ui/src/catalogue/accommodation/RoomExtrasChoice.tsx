import type { RoomExtraOffer } from '@booking-dashboard/core'
import type { moneyIn } from '../../bookings/moneyIn'
import { WithFee } from '../../bookings/WithFee'
import { useTexts } from '../../composition/DashboardContext'
import { RadioGroup } from '../../design'
import { DisplayedPrice } from '../shop/DisplayedPrice'
import { extraFieldId } from './roomParts'
import styles from './RoomExtrasChoice.module.css'

interface RoomExtrasChoiceProps {
  /** Those that this room can have. */
  readonly extras: readonly RoomExtraOffer[]
  /** The key of a chosen room, or a line of the basket. */
  readonly id: string | number
  readonly inMoney: ReturnType<typeof moneyIn>
  readonly onChoose: (extraId: string, optionId: string | null) => void
}

/** The extras of one room, each with its options and their prices. */
export function RoomExtrasChoice({ extras, id, inMoney, onChoose }: RoomExtrasChoiceProps) {
  const { accommodation: texts, shop: words } = useTexts().screen
  const { availability } = words
  const notes = {
    open: () => undefined,
    few: availability.few,
    taken: () => availability.taken,
    soldOut: () => availability.soldOut,
  }
  return (
    <div className={styles.extras}>
      {extras.map(({ extraId, name, description, chosen, options, tooManyOf }) => (
        <RadioGroup
          key={extraId}
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
              note: notes[option.standing](option.left ?? 0),
              aside: (
                <WithFee fee={option.bookingFee} inMoney={inMoney}>
                  <DisplayedPrice display={option.price} inMoney={inMoney} hidden={words.hidden} />
                </WithFee>
              ),
              disabled: !option.canBeChosen,
            })),
          ]}
        />
      ))}
    </div>
  )
}
