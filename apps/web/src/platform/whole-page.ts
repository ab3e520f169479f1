/** All of the page is there, though its scripts may still be on their way: what is begun early has to wait for it. */
export async function wholePage(): Promise<void> {
  if (document.readyState === 'loading')
    await new Promise((isWhole) => document.addEventListener('readystatechange', isWhole, { once: true }))
}
