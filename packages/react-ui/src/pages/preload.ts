import type { PageArea } from './areas'

export const fetchFiles = (files: readonly string[], rel: 'prefetch' | 'modulepreload'): void => {
  for (const file of files) {
    if (document.head.querySelector(`link[href="${file}"]`) !== null) continue
    const link = document.createElement('link')
    link.rel = file.endsWith('.css') ? 'prefetch' : rel
    link.crossOrigin = ''
    link.href = file
    document.head.append(link)
  }
}

/** Fetches all files of an area in parallel. Otherwise each file would wait for the one that imports it. */
export const preloadArea = (area: PageArea): void => {
  const files = window.firstLoad?.areaFiles[area] ?? []
  fetchFiles(
    files.filter((file) => file.endsWith('.js')),
    'modulepreload',
  )
}
