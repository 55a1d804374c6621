import { addSeats } from './support/shopping'
import { expect, test, arrive } from './support/world'

const hostile = `
  <h1>Paying</h1>
  <p onclick="broken = 1" style="position: fixed" class="button" id="root">Pay <strong>in time</strong>.<br>Always.</p>
  <script>window.broken = 1</script>
  <img src="x" onerror="window.broken = 1"><svg onload="window.broken = 1"><a href="javascript:broken = 1"><text>x</text></a></svg>
  <iframe src="https://elsewhere.example"></iframe><style>body { display: none }</style>
  <form action="https://elsewhere.example"><input name="card"><button>Pay here</button></form>
  <object data="x"></object><link rel="stylesheet" href="/x.css"><base href="https://elsewhere.example">
  <h3>How</h3>
  <ol><li>By card</li><li>Or <a href="https://help.example/pay">ask us</a></li></ol>
  <p>Not <a href="javascript:broken = 1">here</a>, <a href="https://help.example@elsewhere.example">there</a> or <a href="/terms.pdf">there</a>.</p>
  <table><tr><td>Within 28 days</td><td>nothing back</td></tr></table>`

test('terms that arrive as HTML are shown as structured text, without anything else, and accepted like others', {
  tag: '@long',
}, async ({ page }) => {
  await page.route('**/api/package/*/termsandconditions', (route) => route.fulfill({ json: hostile }))
  await arrive(page)
  await addSeats(page)
  await page.goto('/booking/SUN1001/checkout')
  await page.getByText('Read the terms and conditions').click()
  const terms = page.locator('details', { hasText: 'Read the terms and conditions' })
  await expect(terms.getByRole('heading', { level: 3, name: 'Paying' })).toBeVisible()
  await expect(terms.getByRole('heading', { level: 4, name: 'How' })).toBeVisible()
  await expect(terms.getByText('Pay in time.')).toBeVisible()
  await expect(terms.getByRole('list').getByRole('listitem')).toHaveCount(2)
  await expect(terms.getByRole('link')).toHaveCount(1)
  await expect(terms.getByRole('link', { name: /^ask us/ })).toHaveAttribute('href', 'https://help.example/pay')
  await expect(terms.getByText('Not here, there or there.')).toBeVisible()
  await expect(terms.getByText('nothing back')).toBeVisible()
  const strange =
    'script, img, iframe, style, form, input, button, object, embed, link, base, strong, [style], [onclick]'
  await expect(terms.locator(strange)).toHaveCount(0)
  expect(await page.evaluate(() => 'broken' in window)).toBe(false)
  await expect(page.getByRole('checkbox', { name: /accept the terms/ })).toBeEnabled()
})
