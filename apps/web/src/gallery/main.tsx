import '../styles/tokens.css'
import '../styles/fonts.css'
import '../styles/base.css'
import '../styles/layout.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { GalleryPage } from './page.tsx'

const root = document.getElementById('root')
if (!root)
  throw new Error("The gallery's page has no element #root to draw into; gallery.html should have one.")
createRoot(root).render(
  <StrictMode>
    <GalleryPage />
  </StrictMode>,
)
