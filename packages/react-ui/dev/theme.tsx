import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { Gallery } from './gallery'
import { ThemePage } from './ThemePage'

/** The page itself, or what stands in one of its two frames. */
const isFrame = new URLSearchParams(location.search).has('scheme')
const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <MemoryRouter>{isFrame ? <Gallery /> : <ThemePage />}</MemoryRouter>
    </StrictMode>,
  )
