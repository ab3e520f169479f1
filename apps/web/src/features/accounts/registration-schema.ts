import { Interests, register } from '@turnout/contract/checked/accounts'
import { VendorProfile } from '@turnout/contract/checked/vendors'
import { PASSWORD_MIN } from '@turnout/rules/account'
import * as z from 'zod'
import { checkBySchema } from '../../platform/forms/check-by-schema.ts'
import { common, messages, registrationSchema as texts } from './texts.ts'

const fields = register.body.shape

/** An empty field has another error than a wrong one. */
const required = <S extends z.ZodType<string, string>>(schema: S, missing: string) =>
  z.string().min(1, missing).pipe(schema)

const characterCount = (text: string) => [...text].length

const sharedFields = {
  email: fields.email,
  phone_number: required(fields.phone_number, texts.phoneNumberIsRequired),
  password: required(fields.password, common.passwordIsRequired).refine(
    (password) => characterCount(password) >= PASSWORD_MIN,
    messages.passwordShort,
  ),
  confirm_password: z.string().min(1, texts.confirmYourPassword),
}

const passwordsMatch = ({ password, confirm_password }: { password: string; confirm_password: string }) =>
  password === confirm_password

// also while other fields are wrong, for which object checks otherwise wait
const MISMATCH = { path: ['confirm_password'], message: messages.passwordsDiffer, when: () => true }

export const UserForm = z
  .object({
    ...sharedFields,
    first_name: fields.first_name,
    last_name: fields.last_name,
    date_of_birth: required(fields.date_of_birth.unwrap(), texts.giveYourDateOfBirth),
    interests: z.array(z.string()).pipe(Interests),
  })
  .refine(passwordsMatch, MISMATCH)
export type UserForm = z.input<typeof UserForm>
export const checkUser = checkBySchema(UserForm)

const vendorFields = VendorProfile.shape

export const VendorForm = z
  .object({
    ...sharedFields,
    business_name: vendorFields.business_name,
    // a list without a choice has the value ''
    business_type: z.string().pipe(vendorFields.business_type),
    description: vendorFields.description,
    business_phone: required(vendorFields.business_phone, texts.businessPhoneIsRequired),
    business_email: required(vendorFields.business_email, texts.businessEmailIsRequired),
  })
  .refine(passwordsMatch, MISMATCH)
export type VendorForm = z.input<typeof VendorForm>
export const checkVendor = checkBySchema(VendorForm)
