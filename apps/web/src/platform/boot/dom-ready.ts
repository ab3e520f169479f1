/** All of the page is there, though its scripts may still be on their way: what is begun early has to wait for it. */
export async function domReady(): Promise<void> {
  if (document.readyState === 'loading')
    await new Promise((resolve) => document.addEventListener('readystatechange', resolve, { once: true }))
}
