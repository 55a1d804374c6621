import { travellersByBooking } from './travellersByBooking.js';
export const questionsOf = (requiredData, customer) => {
    const own = requiredData?.[customer.id] ?? [];
    const others = travellersByBooking(customer.additionalCustomers).flatMap(({ bookingRef, customerIds }) => customerIds.flatMap((customerId) => {
        const questions = requiredData?.[customerId] ?? [];
        return questions.length === 0 ? [] : [{ customerId, bookingRef, questions }];
    }));
    return { own, others, any: own.length > 0 || others.length > 0 };
};
