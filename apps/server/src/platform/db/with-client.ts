import pg from 'pg'

/** Works on a connection of its own. */
export async function withClient<T>(
  config: pg.ClientConfig,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client(config)
  client.on('error', () => {}) // the running statement fails anyway
  try {
    await client.connect()
    return await work(client)
  } finally {
    void client.end().catch(() => {}) // not awaited: it may hang on a dead connection
  }
}
