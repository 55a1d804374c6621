import type { Pixel } from './contrast'

const pixelOf = (computed: string): Pixel => {
  if (!computed.startsWith('color(srgb ')) return [0, 0, 0, 0]
  const [red, green, blue, alpha = 255] = computed
    .slice('color(srgb '.length)
    .split(/[\s/)]+/)
    .filter((part) => part !== '')
    .map((part) => Math.round(255 * Math.min(1, Math.max(0, Number(part)))))
  return [red ?? 0, green ?? 0, blue ?? 0, alpha]
}

/**
 * The colours of roles inside an element, as the browser computes them; transparent if one is no colour. A canvas would
 * not do: a browser that resists fingerprinting falsifies what is read from it. All colours are set before the first is
 * read, so that the browser computes styles once.
 */
export const coloursOf = (place: HTMLElement, roles: readonly string[]): ((role: string) => Pixel) => {
  const probes = new Map(
    roles.map((role) => {
      const probe = document.createElement('span')
      probe.hidden = true
      probe.style.setProperty('forced-color-adjust', 'none')
      probe.style.color = `color-mix(in srgb, var(${role}), var(${role}))`
      return [role, probe] as const
    }),
  )
  place.append(...probes.values())
  const colours = new Map([...probes].map(([role, probe]) => [role, pixelOf(getComputedStyle(probe).color)] as const))
  probes.forEach((probe) => probe.remove())
  return (role) => colours.get(role) ?? [0, 0, 0, 0]
}
