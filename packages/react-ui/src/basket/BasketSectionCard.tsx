import type { BasketSection, BasketSectionLine, Currency, ShoppingBasket } from '@booking-dashboard/core'
import { memo, type ReactNode } from 'react'
import { useFormats, useTexts } from '../dashboard/DashboardContext'
import {
  Alert,
  Badge,
  Button,
  ButtonLink,
  Card,
  CheckboxField,
  classNames,
  DataList,
  Icon,
  type IconName,
  muted,
  Price,
  quiet,
  strong,
  VisuallyHidden,
} from '../design'
import styles from './BasketScreen.module.css'
import { LinePrice } from './LinePrice'

interface BasketSectionCardProps {
  readonly section: BasketSection
  readonly basket: ShoppingBasket
  readonly currency: Currency
  readonly canPick: boolean
  readonly picked: ReadonlySet<string>
  readonly removing: ReadonlySet<string>
}

/** One section: its problems, its lines and its subtotal. */
export function BasketSectionCard({ section, basket, currency, canPick, picked, removing }: BasketSectionCardProps) {
  const formats = useFormats()
  const { basket: flow, screen } = useTexts('basket')
  const { basket: texts, booking } = screen
  const inMoney = formats.moneyIn(currency)
  const { title, warnings, putRight, lines, cost, withoutPrice } = section
  return (
    <Card title={title} aside={lines.length > 1 && <Price value={inMoney(cost)} />}>
      {warnings.length > 0 && (
        <Alert
          meaning="warning"
          title={texts.needsPuttingRight(title)}
          headingLevel={3}
          actions={
            putRight !== null && (
              <ButtonLink to={`${putRight}#in-basket`} variant="secondary">
                {flow.putRight}
              </ButtonLink>
            )
          }
        >
          <ul className={styles.warnings}>
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </Alert>
      )}
      {lines.length === 0 && <p className={styles.none}>{texts.nothingHere}</p>}
      <LineGroups icon={section.name === 'tickets' ? 'ticket' : undefined} groups={section.groups}>
        {(line) => (
          <BasketLineRow
            key={line.key}
            line={line}
            basket={basket}
            currency={currency}
            canPick={canPick}
            isPicked={picked.has(line.key)}
            isRemoving={removing.has(line.key)}
          />
        )}
      </LineGroups>
      {withoutPrice !== null && (
        <DataList
          items={[{ label: booking.prices.withoutPrice, value: <Price value={inMoney(withoutPrice)} tone="muted" /> }]}
        />
      )}
      {section.alike.map(({ keys, label }) => (
        <div key={label}>
          <Button
            variant="quiet"
            busy={keys.every((key) => removing.has(key))}
            busyLabel={texts.removing}
            onClick={() => basket.askToRemove(keys)}
          >
            {label}
          </Button>
        </div>
      ))}
    </Card>
  )
}

interface LineGroupsProps {
  readonly icon?: IconName | undefined
  readonly groups: BasketSection['groups']
  readonly children: (line: BasketSectionLine) => ReactNode
}

/** Groups lines under their parent, such as the tickets of one event or the seats of a journey. Others stand alone. */
function LineGroups({ icon, groups, children }: LineGroupsProps) {
  return (
    <div className={styles.groups}>
      {groups.map(({ key, title, note, lines }) => (
        <div key={key}>
          {title !== null && (
            <div className={styles.groupTitle}>
              <h3>
                {icon && <Icon name={icon} />}
                <bdi>{title}</bdi>
              </h3>
              {note !== '' && <p className={quiet}>{note}</p>}
            </div>
          )}
          <ul className={styles.lines}>{lines.map(children)}</ul>
        </div>
      ))}
    </div>
  )
}

interface LineProps {
  readonly line: BasketSectionLine
  readonly basket: ShoppingBasket
}

interface LineBodyProps extends LineProps {
  readonly currency: Currency
  readonly isRemoving: boolean
}

interface BasketLineRowProps extends LineBodyProps {
  readonly canPick: boolean
  readonly isPicked: boolean
}

/** One line: its name, passengers, dates and price, and the way to remove it. Dependent lines stand below it. */
const BasketLineRow = memo(function BasketLineRow(props: BasketLineRowProps) {
  const { line, basket, currency, canPick, isPicked, isRemoving } = props
  return (
    <li
      className={classNames(styles.line, line.partOf !== null && styles.partOf, isRemoving && muted)}
      aria-busy={isRemoving || undefined}
    >
      {canPick && (
        <CheckboxField
          label={<VisuallyHidden>{line.selectLabel}</VisuallyHidden>}
          checked={isPicked}
          onChange={(on) => basket.pick(line.key, on)}
        />
      )}
      <LineBody line={line} basket={basket} currency={currency} isRemoving={isRemoving} />
    </li>
  )
})

/** Rendered apart from the checkbox, because the customer can pick two hundred lines at once. */
const LineBody = memo(function LineBody({ line, basket, currency, isRemoving }: LineBodyProps) {
  const texts = useTexts('basket').screen.basket
  return (
    <>
      <LineWords line={line} />
      <div className={styles.aside}>
        <LinePrice price={line.price} currency={currency} />
        <Button
          variant="quiet"
          aria-label={line.removeLabel}
          title={line.removeHint ?? undefined}
          busy={isRemoving}
          busyLabel={texts.removing}
          onClick={() => basket.askToRemove([line.key])}
        >
          {texts.remove}
        </Button>
      </div>
    </>
  )
})

/** The name, passengers and dates of a line. */
function LineWords({ line: { title, notes, isForLead } }: { readonly line: BasketSectionLine }) {
  const { lead } = useTexts('basket').screen.booking.tickets
  return (
    <div className={styles.words}>
      <span className={strong}>{title}</span>
      {notes.map((note) => (
        <span key={note} className={quiet}>
          {note}
        </span>
      ))}
      {isForLead && (
        <span>
          <Badge>{lead}</Badge>
        </span>
      )}
    </div>
  )
}
