import {
  canHaveOption,
  optionFee,
  optionPrice,
  problemOfOptions,
  type RoomExtra,
  type RoomExtraOption,
  roomOptionState,
  type RoomSelection,
  type RoomSelectionProblem,
} from '@booking-dashboard/core'
import type { moneyIn } from '../../bookings/moneyIn'
import { WithFee } from '../../bookings/WithFee'
import { useTexts } from '../../composition/DashboardContext'
import { RadioGroup } from '../../design'
import { DisplayedPrice } from '../shop/DisplayedPrice'
import { optionFieldId } from './roomFieldIds'
import styles from './RoomExtrasChoice.module.css'

export interface RoomExtrasChoiceProps {
  /** Those that this room can have. */
  readonly extras: readonly RoomExtra[]
  /** The room among the others, which may have taken what is left. */
  readonly selection: RoomSelection
  readonly roomKey: number
  readonly group: string
  readonly problems: readonly RoomSelectionProblem[]
  readonly inMoney: ReturnType<typeof moneyIn>
  readonly onChoose: (extraId: string, optionId: string | null) => void
}

/** The extras of one room, each with its options and their prices. */
export function RoomExtrasChoice({
  extras,
  selection,
  roomKey,
  group,
  problems,
  inMoney,
  onChoose,
}: RoomExtrasChoiceProps) {
  const { accommodation: texts, shop: words } = useTexts().screen
  const options = selection.rooms.find(({ key }) => key === roomKey)?.options ?? []
  const noteOf = (extra: RoomExtra, option: RoomExtraOption): string | undefined => {
    const state = roomOptionState(selection, roomKey, extra, option)
    switch (state.kind) {
      case 'few':
        return words.availability.few(state.left)
      case 'open':
        return undefined
      default:
        return words.availability[state.kind]
    }
  }
  return (
    <div className={styles.extras}>
      {extras.map((extra) => {
        const chosen = options.find(({ extraId }) => extraId === extra.extraId)?.optionId ?? ''
        const isClosed = (option: RoomExtraOption): boolean =>
          !canHaveOption(roomOptionState(selection, roomKey, extra, option), option.optionId === chosen)
        const problem = problemOfOptions(problems, options, extra.extraId)
        return (
          <RadioGroup
            key={extra.extraId}
            id={optionFieldId(group, roomKey, extra.extraId)}
            label={extra.name}
            hint={extra.description || undefined}
            value={chosen}
            onChange={(value) => onChoose(extra.extraId, value === '' ? null : value)}
            error={problem && words.tooMany(problem.available)}
            options={[
              { value: '', label: texts.noOption },
              ...extra.options.map((option) => ({
                value: option.optionId,
                label: option.value,
                note: noteOf(extra, option),
                aside: (
                  <WithFee fee={optionFee(option)} inMoney={inMoney}>
                    <DisplayedPrice display={optionPrice(option)} inMoney={inMoney} hidden={words.hidden} />
                  </WithFee>
                ),
                disabled: isClosed(option),
              })),
            ]}
          />
        )
      })}
    </div>
  )
}
