import { Stage } from './model/Stage.js'
import { startJourney } from './Journey.js'
import { setOut } from './running/travel.js'
import { comeToAnEnd } from './running/comeToAnEnd.js'
import { openBooking } from './commands/OpenBooking.js'
import { addTickets } from './commands/AddTickets.js'
const time = async (name: string, n: number, f: () => Promise<unknown> | unknown) => { for (let i=0;i<30;i++) await f(); const c = process.cpuUsage(); for (let i = 0; i < n; i++) await f(); const u = process.cpuUsage(c); console.log(name, ((u.user+u.system) / n/1000).toFixed(2), 'ms cpu') }
await time('journey', 200, () => startJourney(1))
await time('signedIn', 200, async () => { const s = new Stage(); await setOut(s, 'signedIn') })
await time('signedIn without begin', 200, async () => { const s = new Stage(); await s.signIn(s.journey.tab()) })
await time('checkout', 200, async () => { const s = new Stage(); await setOut(s, 'atCheckout') })
await time('all', 200, async () => { const s = new Stage(); await setOut(s, 'atCheckout'); await comeToAnEnd(s) })
const log: string[] = []
const s = new Stage({ network: (be) => async (i, init) => { const r = new Request(i, init); log.push(r.method + ' ' + new URL(r.url).pathname); return be(i, init) } })
await setOut(s, 'signedIn'); log.push('--'); const tab = s.journey.tab()
await s.press(tab, () => openBooking(tab.dashboard, 'SUN1001')); log.push('--')
await s.press(tab, () => addTickets(tab.dashboard, { ref: 'SUN1001', ticketTypeId: '41011', count: 2, passenger: 1 })); log.push('--')
await comeToAnEnd(s)
console.log(log.join('\n'))
