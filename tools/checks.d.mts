export const migrations: string
export function addMigration(name: string, out?: string): 'unchanged' | 'added' | 'failed'
