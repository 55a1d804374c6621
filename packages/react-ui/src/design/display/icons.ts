/** Outlines on a grid of 24, drawn with a stroke of 1.5. Each is one path. */
const circle = 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18Z'

export const icons = {
  calendar: 'M5 5.5h14a1 1 0 0 1 1 1V19a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V6.5a1 1 0 0 1 1-1ZM4 10h16M8 3v4M16 3v4',
  bed: 'M3 5.5V19M3 16h18M21 19v-5a3 3 0 0 0-3-3h-7v5M7 9.25a1.75 1.75 0 1 1 0 3.5 1.75 1.75 0 0 1 0-3.5Z',
  ticket:
    'M4 6h16a1 1 0 0 1 1 1v2.75a2.25 2.25 0 0 0 0 4.5V17a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-2.75a2.25 2.25 0 0 0 0-4.5V7a1 1 0 0 1 1-1ZM14.5 6v2.25M14.5 10.9v2.2M14.5 15.75V18',
  basket: 'M3 10h18l-1.7 8.4a2 2 0 0 1-2 1.6H6.7a2 2 0 0 1-2-1.6L3 10ZM7.5 10 11 4M16.5 10 13 4M9.5 13.5v3M14.5 13.5v3',
  bus: 'M6 4h12a2 2 0 0 1 2 2v10a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V6a2 2 0 0 1 2-2ZM4 11h16M12 4v7M7 17v2.5M17 17v2.5M7.5 14h.01M16.5 14h.01',
  plane:
    'M10.5 13.5 3.5 11 5 9.5l7 .5 4.2-4.4c1-1 2.7-1.7 3.4-1 .7.7 0 2.4-1 3.4L14 12.2l.5 7L13 20.7l-2.5-7.2ZM10.5 13.5l-4 4M4.5 16.5l3 3',
  card: 'M4 5.5h16a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1ZM3 10h18M6.5 15h4',
  check: 'M5 12.5 10 17.5 19.5 7',
  'check-circle': `${circle}M8 12.5l2.8 2.8L16 9.5`,
  'alert-triangle': 'M12 4 21 19.5H3L12 4ZM12 10v4.25M12 16.75h.01',
  'alert-circle': `${circle}M12 7.5V13M12 16.25h.01`,
  info: `${circle}M12 11v5.5M12 7.75h.01`,
  x: 'M6 6l12 12M18 6 6 18',
  menu: 'M4 7h16M4 12h16M4 17h16',
  'chevron-right': 'M9.5 6l6 6-6 6',
  'chevron-down': 'M6 9.5l6 6 6-6',
  'arrow-left': 'M19.5 12h-15M10.5 6l-6 6 6 6',
  'arrow-right': 'M4.5 12h15M13.5 6l6 6-6 6',
  download: 'M12 4v11.5M7.5 11l4.5 4.5 4.5-4.5M4.5 19.5h15',
  'external-link':
    'M13.5 4.5h6v6M19.5 4.5l-9 9M10 6H6a1.5 1.5 0 0 0-1.5 1.5V18A1.5 1.5 0 0 0 6 19.5h10.5A1.5 1.5 0 0 0 18 18v-4',
  user: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM4.5 20.5a7.5 7.5 0 0 1 15 0',
  users:
    'M9 5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7ZM2.5 19.5a6.5 6.5 0 0 1 13 0M16 5.2a3.5 3.5 0 0 1 0 6.6M18 14.2a6.5 6.5 0 0 1 3.5 5.3',
  copy: 'M10 8.5h9A1.5 1.5 0 0 1 20.5 10v9a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 8.5 19v-9A1.5 1.5 0 0 1 10 8.5ZM5.5 15.5H5A1.5 1.5 0 0 1 3.5 14V5A1.5 1.5 0 0 1 5 3.5h9A1.5 1.5 0 0 1 15.5 5v.5',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  printer:
    'M7 8V4h10v4M7 17H5.5A1.5 1.5 0 0 1 4 15.5v-6A1.5 1.5 0 0 1 5.5 8h13A1.5 1.5 0 0 1 20 9.5v6a1.5 1.5 0 0 1-1.5 1.5H17M7 13.5h10V20H7v-6.5Z',
  lock: 'M6 10.5h12a1 1 0 0 1 1 1V19a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1v-7.5a1 1 0 0 1 1-1ZM8 10.5V8a4 4 0 0 1 8 0v2.5',
  phone:
    'M5.5 4h3l1.5 4-2 1.4a12 12 0 0 0 6.6 6.6l1.4-2 4 1.5v3A1.5 1.5 0 0 1 18.5 20 14.5 14.5 0 0 1 4 5.5 1.5 1.5 0 0 1 5.5 4Z',
  mail: 'M4 5.5h16a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1ZM3.5 7l8.5 6.5L20.5 7',
  'map-pin': 'M12 21s-7-6-7-11.2a7 7 0 0 1 14 0C19 15 12 21 12 21ZM12 7.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5Z',
  truck:
    'M4.5 17H3V6h11v11H9.5M14 9.5h4l3 3.5v4h-1.5M14 17h.5M7 14.75a2.25 2.25 0 1 1 0 4.5 2.25 2.25 0 0 1 0-4.5ZM17 14.75a2.25 2.25 0 1 1 0 4.5 2.25 2.25 0 0 1 0-4.5Z',
  clock: `${circle}M12 7v5l3.5 2`,
  refresh: 'M19.5 5v5h-5M4.5 19v-5h5M19 10a7.5 7.5 0 0 0-13.2-2.5M5 14a7.5 7.5 0 0 0 13.2 2.5',
  search: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13ZM15.2 15.2 20 20',
  'sign-out': 'M10 4.5H6A1.5 1.5 0 0 0 4.5 6v12A1.5 1.5 0 0 0 6 19.5h4M9.5 12h10.5M15.5 7.5 20 12l-4.5 4.5',
  shield: 'M12 3.5 19 6v5.5c0 4.3-2.8 7.3-7 9-4.2-1.7-7-4.7-7-9V6l7-2.5ZM8.8 12l2.3 2.3 4.1-4.4',
} as const

export type IconName = keyof typeof icons

/**
 * The four meanings of a colour. Each also has an icon here and a word in the texts, so that colour never stands alone.
 */
export type Meaning = 'info' | 'success' | 'warning' | 'danger'

export const meaningIcon = {
  info: 'info',
  success: 'check-circle',
  warning: 'alert-triangle',
  danger: 'alert-circle',
} as const satisfies Record<Meaning, IconName>
