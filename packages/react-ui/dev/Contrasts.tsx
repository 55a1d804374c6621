import { Alert, Badge, Stack } from '../src/design'
import styles from './gallery.module.css'
import type { CheckedSheet, Measured } from './wear'

function Verdict({ passes }: { readonly passes: boolean }) {
  return (
    <Badge meaning={passes ? 'success' : 'danger'} icon={passes ? 'check' : 'x'}>
      {passes ? 'Pass' : 'Fail'}
    </Badge>
  )
}

function Line({ measured: { ink, ground, value, least, passes } }: { readonly measured: Measured }) {
  return (
    <tr>
      <th scope="row">
        <code>{ink}</code>
        <span> on </span>
        <code>{ground}</code>
      </th>
      <td>
        {least < 4.5 ? (
          <span className={styles.edge} style={{ background: `var(${ground})`, borderColor: `var(${ink})` }} />
        ) : (
          <span className={styles.sample} style={{ background: `var(${ground})`, color: `var(${ink})` }} aria-hidden>
            Aa
          </span>
        )}
      </td>
      <td>{value.toFixed(2)}</td>
      <td>{least}</td>
      <td>
        <Verdict passes={passes} />
      </td>
    </tr>
  )
}

/** Each pair of text and background roles with its contrast, and what the product does if the pair fails. */
export function Contrasts({ checked: { measured, apart, takenBack, noRoles } }: { readonly checked: CheckedSheet }) {
  const failing = measured.filter(({ passes }) => !passes).length
  return (
    <Stack>
      <Alert meaning={failing === 0 ? 'success' : 'danger'}>
        {failing === 0
          ? `All ${measured.length} pairs have the contrast that they need.`
          : `${failing} of ${measured.length} pairs miss the contrast that they need.`}
      </Alert>
      <Alert meaning={apart.passes ? 'success' : 'warning'}>
        {apart.passes
          ? `Errors and main buttons are told apart: ${apart.value.toFixed(2)} of ${apart.least}.`
          : `Errors look like main buttons: ${apart.value.toFixed(2)} of ${apart.least}. Take another --accent, or another --danger.`}
      </Alert>
      {takenBack.length > 0 && (
        <Alert meaning="warning">{`Customers see the product’s own in place of: ${takenBack.join(', ')}.`}</Alert>
      )}
      {noRoles.length > 0 && <Alert>{`No roles of a client’s, so they do not count: ${noRoles.join(', ')}.`}</Alert>}
      <div className={styles.scrolls}>
        <table className={styles.contrasts}>
          <thead>
            <tr>
              <th scope="col">Pair</th>
              <th scope="col">Looks</th>
              <th scope="col">Is</th>
              <th scope="col">At least</th>
              <th scope="col">Verdict</th>
            </tr>
          </thead>
          <tbody>
            {measured.map((one) => (
              <Line key={one.ink + one.ground} measured={one} />
            ))}
          </tbody>
        </table>
      </div>
    </Stack>
  )
}
