/** A phone that is slow hears what is pressed meanwhile. In a page that nobody looks at, timers would wait. */
export const yieldToMain = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
