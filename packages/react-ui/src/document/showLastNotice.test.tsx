import { expect, it } from 'vitest'
import { showLastNotice } from './showLastNotice'

it('shows the error page of the HTML, with the suffix of every title', () => {
  document.documentElement.lang = 'en-GB'
  document.title = 'Tickets | Customer Dashboard'
  document.body.innerHTML =
    '<div id="root">Tickets</div><template id="shell-en-GB-page"><main></main></template>' +
    '<template id="shell-en-GB-error"><h1 tabindex="-1">It seems something went wrong.</h1></template>'
  showLastNotice(() => undefined)
  expect(document.getElementById('root')?.textContent).toBe('It seems something went wrong.')
  expect(document.title).toBe('It seems something went wrong. | Customer Dashboard')
  expect(document.querySelector('h1')).toHaveFocus()
})
