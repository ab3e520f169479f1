import * as z from 'zod'
import { endpoint } from './endpoint.ts'
import { User } from './me.ts'
import { personName } from './wire/name.ts'
import { Message } from './wire/reply.ts'
import { paragraphs, phone } from './wire/text.ts'

export const updateMe = endpoint('updateMe', 'PUT /users/me', {
  access: 'unconfirmed',
  summary: 'Change what others see of you. A field that is left out stays as it is.',
  body: z.strictObject({
    first_name: personName('First name', 80),
    last_name: personName('Last name', 80),
    phone_number: z.union([z.literal(''), phone], 'This is not a phone number.').optional(),
    bio: paragraphs('The text about you', 1000).optional(),
    /** Only a picture that the caller has uploaded, or null for none. */
    profile_image_url: z.string().max(300).nullable().optional(),
  }),
  reply: User,
  problems: ['not-your-picture'],
})

export const uploadProfileImage = endpoint('uploadProfileImage', 'POST /users/upload-profile-image', {
  summary: 'Send a picture; PUT /users/me then shows it. One that is never shown goes with the next upload.',
  upload: 'file',
  body: z.strictObject({}),
  reply: z.object({
    url: z.string(),
    /** The same picture for lists. */
    small_url: z.string(),
  }),
  problems: ['not-an-image', 'damaged-image', 'image-too-large'],
})

export const deactivate = endpoint('deactivate', 'DELETE /users/me', {
  summary: 'Erase the account. What was played stays, without the name.',
  reply: Message,
  problems: ['only-admin'],
})
