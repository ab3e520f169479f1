export const texts = { removed: 'The passkey was removed. Delete it in your device or password manager too.' }
